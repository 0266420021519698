/** The printed facts: cards, their values, and how much favour wins. */
@NullMarked
package sixstones.games.loveletter.box;

import org.jspecify.annotations.NullMarked;
