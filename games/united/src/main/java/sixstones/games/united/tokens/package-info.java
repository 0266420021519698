/** Thugs, Civilians and Doombots in Locations, and Overflow. */
@NullMarked
package sixstones.games.united.tokens;

import org.jspecify.annotations.NullMarked;
