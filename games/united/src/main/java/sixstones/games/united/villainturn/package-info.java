/** The Villain's turn: the plan card from top to bottom. */
@NullMarked
package sixstones.games.united.villainturn;

import org.jspecify.annotations.NullMarked;
