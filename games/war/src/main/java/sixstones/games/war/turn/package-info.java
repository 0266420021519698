/**
 * The turn: main action, free actions, the pause, its beginning and end (catalogue 2.5, 2.11,
 * 2.12).
 */
@NullMarked
package sixstones.games.war.turn;

import org.jspecify.annotations.NullMarked;
