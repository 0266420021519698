/** A Hero's turn, step by step. */
@NullMarked
package sixstones.games.united.heroturn;

import org.jspecify.annotations.NullMarked;
