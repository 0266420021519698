/** The turn: arriving, returning, free actions, its end. */
@NullMarked
package sixstones.games.war.turn;

import org.jspecify.annotations.NullMarked;
