package sixstones.games.united.board;

import org.jspecify.annotations.Nullable;
import sixstones.games.united.effects.Effects;

/** Effects that wait for their moment, the newest first. */
public record Waiting(Effects effects, Context context, @Nullable Waiting before) {}
