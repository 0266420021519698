/** What good play is. */
@NullMarked
package sixstones.games.@id@.judgement;

import org.jspecify.annotations.NullMarked;
