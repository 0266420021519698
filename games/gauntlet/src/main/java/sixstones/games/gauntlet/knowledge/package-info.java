/** What a seat has seen, and positions that agree with it. */
@NullMarked
package sixstones.games.gauntlet.knowledge;

import org.jspecify.annotations.NullMarked;
