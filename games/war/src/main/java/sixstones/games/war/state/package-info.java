/** The compact representation of a position. */
@NullMarked
package sixstones.games.war.state;

import org.jspecify.annotations.NullMarked;
