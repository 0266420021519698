/** How fast a game runs: playouts, moves, copies, allocation. */
@NullMarked
package sixstones.lab.bench;

import org.jspecify.annotations.NullMarked;
