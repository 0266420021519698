/** The rules. */
@NullMarked
package sixstones.games.united.play;

import org.jspecify.annotations.NullMarked;
