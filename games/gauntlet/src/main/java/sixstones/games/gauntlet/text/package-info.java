/** Positions as readable text. */
@NullMarked
package sixstones.games.gauntlet.text;

import org.jspecify.annotations.NullMarked;
