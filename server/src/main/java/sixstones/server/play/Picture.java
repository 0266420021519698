package sixstones.server.play;

import java.util.OptionalInt;
import sixstones.engine.View;

/**
 * How things stood after a scene, as one viewer saw it.
 *
 * @param lastEvent the number of the last event he had been told
 * @param seq the entries he knew of
 * @param toChoose who then had to choose, as far as he may know; nobody in the middle of a move
 */
public record Picture(int lastEvent, int seq, OptionalInt toChoose, View view) {}
