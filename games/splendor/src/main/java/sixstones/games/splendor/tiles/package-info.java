/** Locations, the Avengers tile and the Time token. */
@NullMarked
package sixstones.games.splendor.tiles;

import org.jspecify.annotations.NullMarked;
