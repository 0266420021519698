package sixstones.server.protocol;

import org.jspecify.annotations.Nullable;

/**
 * A seat and who has it.
 *
 * @param kind {@code person}, {@code bot} or {@code open}
 * @param name the person's, also while a bot stands in
 * @param level the bot's
 */
public record SeatState(
    int seat,
    String kind,
    @Nullable String name,
    @Nullable String level,
    boolean absent,
    boolean you,
    boolean connected) {}
