package sixstones.lab.table;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import sixstones.engine.Options;
import sixstones.lab.players.Player;

/**
 * Who plays which deal.
 *
 * @param players by seat
 * @param seed of a family of deals
 * @param deal which of the family
 * @param thoughts tells apart the bots' luck in several games of one deal
 * @param record the file to write the game to
 */
public record Sitting(
    List<Player> players,
    Options options,
    long seed,
    long deal,
    long thoughts,
    Optional<Path> record) {

  public Sitting {
    players = List.copyOf(players);
  }
}
