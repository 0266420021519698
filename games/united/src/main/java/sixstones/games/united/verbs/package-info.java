/** The verbs of effects. */
@NullMarked
package sixstones.games.united.verbs;

import org.jspecify.annotations.NullMarked;
