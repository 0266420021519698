/** Everything on the table. */
@NullMarked
package sixstones.games.united.state;

import org.jspecify.annotations.NullMarked;
