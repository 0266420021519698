package sixstones.server.protocol;

import org.jspecify.annotations.Nullable;

/**
 * What a viewer may say and hear at a table.
 *
 * @param to who hears what the viewer says now; null while nobody may say anything
 * @param points whether the viewer may point at things
 * @param heard grows whenever there is something more to hear; what it is has a call of its own
 */
public record TalkState(@Nullable SaidTo to, boolean points, int heard) {}
