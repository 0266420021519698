/** Where everything lies: the compact representation that makes playouts fast. */
@NullMarked
package sixstones.games.splendor.board;

import org.jspecify.annotations.NullMarked;
