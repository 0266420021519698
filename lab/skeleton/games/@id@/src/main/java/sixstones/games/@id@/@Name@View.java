package sixstones.games.@id@;

import sixstones.engine.View;

/**
 * What a viewer sees of a game of @Title@.
 *
 * @param active whose turn it is
 */
public record @Name@View(int active) implements View {}
