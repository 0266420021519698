/** Where everything lies: the compact representation that makes playouts fast. */
@NullMarked
package sixstones.games.splendor.state;

import org.jspecify.annotations.NullMarked;
