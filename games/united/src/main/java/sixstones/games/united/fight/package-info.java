/** Damage to Enemies, Civilians rescued, Threats cleared. */
@NullMarked
package sixstones.games.united.fight;

import org.jspecify.annotations.NullMarked;
