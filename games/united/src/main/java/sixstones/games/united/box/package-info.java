/** What the box holds, read from the data files and checked. */
@NullMarked
package sixstones.games.united.box;

import org.jspecify.annotations.NullMarked;
