/** G-FIGHT: two cards are compared in secret. */
@NullMarked
package sixstones.games.gauntlet.fight;

import org.jspecify.annotations.NullMarked;
