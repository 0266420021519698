/** L-DEAL, L-TURN and L-END: a round from the deal to the tokens. */
@NullMarked
package sixstones.games.loveletter.round;

import org.jspecify.annotations.NullMarked;
