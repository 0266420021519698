/** Move, Attack and Heroic actions, and the moves of Heroes. */
@NullMarked
package sixstones.games.united.actions;

import org.jspecify.annotations.NullMarked;
