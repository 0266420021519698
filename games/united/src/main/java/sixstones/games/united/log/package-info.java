/** What is told of the game. */
@NullMarked
package sixstones.games.united.log;

import org.jspecify.annotations.NullMarked;
