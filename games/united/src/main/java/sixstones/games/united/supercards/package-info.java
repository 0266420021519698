/** Super Hero and Super Villain cards: when they may be played. */
@NullMarked
package sixstones.games.united.supercards;

import org.jspecify.annotations.NullMarked;
