/** Positions as text. */
@NullMarked
package sixstones.games.united.text;

import org.jspecify.annotations.NullMarked;
