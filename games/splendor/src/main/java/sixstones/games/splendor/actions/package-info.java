/**
 * The four actions of a turn, and the limit of tokens: what is legal, why not, and what it does.
 */
@NullMarked
package sixstones.games.splendor.actions;

import org.jspecify.annotations.NullMarked;
