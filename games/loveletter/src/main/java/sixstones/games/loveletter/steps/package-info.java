/** The open question: who plays, whom the card meets, what is named or kept. */
@NullMarked
package sixstones.games.loveletter.steps;

import org.jspecify.annotations.NullMarked;
