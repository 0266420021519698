/** What is told, and to whom. */
@NullMarked
package sixstones.games.gauntlet.log;

import org.jspecify.annotations.NullMarked;
