package sixstones.engine.match;

import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.Seat;

/**
 * A move that was made.
 *
 * @param before the position it was made in
 * @param beyondUndo whether it showed something hidden or drew from chance
 */
public record Played<P extends Position<P, M>, M extends Move>(
    Seat seat, M move, P before, boolean beyondUndo) {}
