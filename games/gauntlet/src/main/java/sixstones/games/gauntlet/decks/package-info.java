/** G-DECK and G-DEFEAT: cards come from the decks, and go back into them. */
@NullMarked
package sixstones.games.gauntlet.decks;

import org.jspecify.annotations.NullMarked;
