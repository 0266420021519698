/** The Missions, and the goals that end the game. */
@NullMarked
package sixstones.games.united.missions;

import org.jspecify.annotations.NullMarked;
