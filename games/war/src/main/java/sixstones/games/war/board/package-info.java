/** The geometry of the field and the places around it. */
@NullMarked
package sixstones.games.war.board;

import org.jspecify.annotations.NullMarked;
