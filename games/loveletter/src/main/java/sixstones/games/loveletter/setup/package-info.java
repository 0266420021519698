/** How a game begins. */
@NullMarked
package sixstones.games.loveletter.setup;

import org.jspecify.annotations.NullMarked;
