/** The printed facts: stones, character cards, location tiles. */
@NullMarked
package sixstones.games.splendor.box;

import org.jspecify.annotations.NullMarked;
