/** Marvel United: Multiverse. */
@NullMarked
package sixstones.games.united;

import org.jspecify.annotations.NullMarked;
