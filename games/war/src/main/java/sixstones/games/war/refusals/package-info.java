/** Why a move can't be made. */
@NullMarked
package sixstones.games.war.refusals;

import org.jspecify.annotations.NullMarked;
