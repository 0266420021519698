/** What cards do to hands: L-OUT, L-BARON, L-PRINCE, L-KING. */
@NullMarked
package sixstones.games.loveletter.cards;

import org.jspecify.annotations.NullMarked;
