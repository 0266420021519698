/** What cards do to hands: L-OUT, L-BARON, L-PRINCE, L-KING. */
@NullMarked
package sixstones.games.loveletter.effects;

import org.jspecify.annotations.NullMarked;
