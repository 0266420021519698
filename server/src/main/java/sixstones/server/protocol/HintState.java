package sixstones.server.protocol;

import org.jspecify.annotations.Nullable;
import sixstones.engine.phrase.Phrase;

/**
 * A move that is advised.
 *
 * @param chance of winning with it, in per cent
 * @param error of that chance, one standard deviation
 * @param reason what the move is good for, if it is plain
 */
public record HintState(
    String move, Phrase label, double chance, double error, @Nullable Phrase reason) {}
