/** Positions as readable text. */
@NullMarked
package sixstones.games.splendor.text;

import org.jspecify.annotations.NullMarked;
