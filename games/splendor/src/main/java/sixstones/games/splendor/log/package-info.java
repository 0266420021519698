/** What is told, and to whom. */
@NullMarked
package sixstones.games.splendor.log;

import org.jspecify.annotations.NullMarked;
