/** What the active seat has to decide, and the order of things inside a turn. */
@NullMarked
package sixstones.games.splendor.steps;

import org.jspecify.annotations.NullMarked;
