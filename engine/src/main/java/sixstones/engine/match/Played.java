package sixstones.engine.match;

import sixstones.engine.Move;
import sixstones.engine.Seat;

/** A move that was made. */
public record Played<M extends Move>(Seat seat, M move) {}
