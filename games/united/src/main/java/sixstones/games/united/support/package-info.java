/** The Commander's Battle Plans. */
@NullMarked
package sixstones.games.united.support;

import org.jspecify.annotations.NullMarked;
