/** The facts: stones, character cards, location tiles. */
@NullMarked
package sixstones.games.splendor.cards;

import org.jspecify.annotations.NullMarked;
