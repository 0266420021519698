package sixstones.server.protocol;

import java.util.List;
import java.util.Map;
import sixstones.engine.Game;
import sixstones.engine.TableOption;
import sixstones.server.tables.Avatar;
import sixstones.server.tables.Tastes;

/**
 * A game as the lobby offers it.
 *
 * @param sides whose seats win together; none where everybody plays alone
 * @param tastes what each animal is fond of when a bot plays under it
 */
public record GameState(
    String id,
    int fewestSeats,
    int mostSeats,
    int minutes,
    boolean workshop,
    List<String> sides,
    int rulesVersion,
    List<TableOption> options,
    List<String> bots,
    Map<Avatar, String> tastes) {

  public static GameState of(Game<?, ?> game, List<String> bots) {
    var info = game.info();
    return new GameState(
        info.id(),
        info.fewestSeats(),
        info.mostSeats(),
        info.minutes(),
        info.workshop(),
        info.sides(),
        info.rulesVersion(),
        info.options(),
        bots,
        Tastes.all(game));
  }
}
