/** What viewers know: positions that they cannot tell from the real one. */
@NullMarked
package sixstones.games.united.knowledge;

import org.jspecify.annotations.NullMarked;
