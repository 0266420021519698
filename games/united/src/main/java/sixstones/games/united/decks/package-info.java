/** Hero cards and plan cards between deck, hand and Storyline. */
@NullMarked
package sixstones.games.united.decks;

import org.jspecify.annotations.NullMarked;
