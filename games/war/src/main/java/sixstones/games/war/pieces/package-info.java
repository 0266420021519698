/** Teams, characters and tokens. */
@NullMarked
package sixstones.games.war.pieces;

import org.jspecify.annotations.NullMarked;
