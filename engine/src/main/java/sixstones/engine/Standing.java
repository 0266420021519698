package sixstones.engine;

import java.util.OptionalInt;

/**
 * How far somebody has come in something that people count: points, life, missions. Everybody at
 * the table sees it at any time.
 *
 * @param of what is counted, by its key in the catalogues
 * @param seat whose it is, if it is a seat's
 */
public record Standing(String of, OptionalInt seat, int value) {

  public static Standing of(String of, int value) {
    return new Standing(of, OptionalInt.empty(), value);
  }

  public static Standing of(String of, Seat seat, int value) {
    return new Standing(of, OptionalInt.of(seat.index()), value);
  }
}
