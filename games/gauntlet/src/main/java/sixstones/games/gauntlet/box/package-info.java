/** The printed facts: cards, what they do, and the life table. */
@NullMarked
package sixstones.games.gauntlet.box;

import org.jspecify.annotations.NullMarked;
