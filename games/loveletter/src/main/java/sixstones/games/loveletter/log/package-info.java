/** What is told, and to whom. */
@NullMarked
package sixstones.games.loveletter.log;

import org.jspecify.annotations.NullMarked;
