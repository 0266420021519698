/** A game with a mistake in its data, to see that the others don't suffer. */
@NullMarked
package sixstones.games.broken;

import org.jspecify.annotations.NullMarked;
