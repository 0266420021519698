/** Positions as text. */
@NullMarked
package sixstones.games.loveletter.text;

import org.jspecify.annotations.NullMarked;
