/** What each kind of tile does, and what it asks (catalogue 2.17). */
@NullMarked
package sixstones.games.war.tiles;

import org.jspecify.annotations.NullMarked;
