/** Positions as readable text. */
@NullMarked
package sixstones.games.war.text;

import org.jspecify.annotations.NullMarked;
