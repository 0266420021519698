package sixstones.lab.simulate;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import sixstones.engine.Game;
import sixstones.engine.Options;

/**
 * What is to be simulated.
 *
 * @param players one for each seat, as words of the command line
 * @param from the number of the first game
 * @param to the number after the last one
 * @param rotate whether the players move on by a seat from game to game
 * @param tally whether to count what happened, which costs time
 * @param records where to write each game's record
 * @param patience how long a program may think about a move
 */
public record Simulation(
    List<String> players,
    Options options,
    long from,
    long to,
    long seed,
    int threads,
    boolean rotate,
    boolean tally,
    Optional<Path> records,
    Duration patience) {

  public Simulation {
    players = List.copyOf(players);
  }

  public long games() {
    return to - from;
  }

  /** Where the record of game n goes, if records are kept. */
  public Optional<Path> recordOf(Game<?, ?> game, long n) {
    return records.map(folder -> folder.resolve("%s-%06d.txt".formatted(game.info().id(), n)));
  }

  /** Who sits on a seat in game n. */
  public int playerOn(int seat, long n) {
    return rotate ? Math.floorMod(seat + n, players.size()) : seat;
  }
}
