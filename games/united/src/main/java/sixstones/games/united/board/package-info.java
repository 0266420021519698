/** Everything on the table. */
@NullMarked
package sixstones.games.united.board;

import org.jspecify.annotations.NullMarked;
