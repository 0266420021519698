/** Gear cards: use, charging, depletion. */
@NullMarked
package sixstones.games.united.gear;

import org.jspecify.annotations.NullMarked;
