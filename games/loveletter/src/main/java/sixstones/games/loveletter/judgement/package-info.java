/** What good play is. */
@NullMarked
package sixstones.games.loveletter.judgement;

import org.jspecify.annotations.NullMarked;
