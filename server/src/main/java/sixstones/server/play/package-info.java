/** The game on a table: a match with everything that was told to whom. */
@NullMarked
package sixstones.server.play;

import org.jspecify.annotations.NullMarked;
