/** Tiles, layouts, and what tiles do. */
@NullMarked
package sixstones.games.war.tiles;

import org.jspecify.annotations.NullMarked;
