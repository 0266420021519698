/** Printed facts: the board, the pieces, the tokens, the tiles; read and checked once. */
@NullMarked
package sixstones.games.war.box;

import org.jspecify.annotations.NullMarked;
