/** What good play is, reasoned from what a seat knows. */
@NullMarked
package sixstones.games.gauntlet.judgement;

import org.jspecify.annotations.NullMarked;
