/** Positions as text. */
@NullMarked
package sixstones.games.@id@.text;

import org.jspecify.annotations.NullMarked;
