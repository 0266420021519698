/** What a seat can do, and how it is written. */
@NullMarked
package sixstones.games.@id@.moves;

import org.jspecify.annotations.NullMarked;
