package sixstones.server.protocol;

import java.util.List;
import sixstones.engine.GameInfo;
import sixstones.engine.TableOption;

/**
 * A game as the lobby offers it.
 *
 * @param sides whose seats win together; none where everybody plays alone
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
    List<String> bots) {

  public static GameState of(GameInfo info, List<String> bots) {
    return new GameState(
        info.id(),
        info.fewestSeats(),
        info.mostSeats(),
        info.minutes(),
        info.workshop(),
        info.sides(),
        info.rulesVersion(),
        info.options(),
        bots);
  }
}
