/** What follows from what was seen, and positions that agree with it. */
@NullMarked
package sixstones.games.loveletter.knowledge;

import org.jspecify.annotations.NullMarked;
