package sixstones.engine;

/** Somebody who looks at a position: a {@link Seat}, or the {@link Spectator} who sits nowhere. */
public sealed interface Viewer permits Seat, Spectator {

  /** Whether this viewer is the given seat. */
  default boolean is(int seat) {
    return this instanceof Seat own && own.index() == seat;
  }
}
