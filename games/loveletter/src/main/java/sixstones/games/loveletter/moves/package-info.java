/** What a seat can do, and how it is written. */
@NullMarked
package sixstones.games.loveletter.moves;

import org.jspecify.annotations.NullMarked;
