/** Positions that agree with what a viewer has seen. */
@NullMarked
package sixstones.games.splendor.knowledge;

import org.jspecify.annotations.NullMarked;
