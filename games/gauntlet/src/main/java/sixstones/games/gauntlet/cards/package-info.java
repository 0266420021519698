/** The facts: the two decks and the life table. */
@NullMarked
package sixstones.games.gauntlet.cards;

import org.jspecify.annotations.NullMarked;
