/**
 * The slow referee: a second model of the game, written from the rule catalogue alone by somebody
 * who had not read the engine, and compared with it decision by decision over random games.
 *
 * <p>It is written to be read, not to be quick. It plays a game from the first question to the last
 * in plain calls, chapter by chapter as in the catalogue: whenever a player has to choose it asks
 * the {@link sixstones.games.united.referee.Arbiter}, who compares the question and everything that
 * lies on the table with what the engine says, picks an answer by chance and hands it to both.
 */
@NullMarked
package sixstones.games.united.referee;

import org.jspecify.annotations.NullMarked;
