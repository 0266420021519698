/** S-SETUP: how a game begins. */
@NullMarked
package sixstones.games.splendor.setup;

import org.jspecify.annotations.NullMarked;
