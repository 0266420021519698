/** What good play is. */
@NullMarked
package sixstones.games.splendor.judgement;

import org.jspecify.annotations.NullMarked;
