package sixstones.engine;

import java.util.List;

/**
 * What a lobby needs to know about a game.
 *
 * @param id as in {@code splendor}; also the name of its rule catalogue
 * @param order where it stands in a list of all games, the lowest first
 * @param rulesVersion grows when the same moves could lead elsewhere
 * @param teams whether winners win together instead of sharing a victory
 * @param options what the creator of a table may set
 */
public record GameInfo(
    String id,
    int order,
    int fewestSeats,
    int mostSeats,
    int rulesVersion,
    boolean teams,
    List<TableOption> options) {

  public GameInfo {
    options = List.copyOf(options);
  }

  public boolean seats(int count) {
    return fewestSeats <= count && count <= mostSeats;
  }
}
