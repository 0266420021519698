/** Everything a player can say. */
@NullMarked
package sixstones.games.war.moves;

import org.jspecify.annotations.NullMarked;
