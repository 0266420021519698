/** S-END: the Gauntlet condition, when the game is over, and who has won. */
@NullMarked
package sixstones.games.splendor.ending;

import org.jspecify.annotations.NullMarked;
