/** Where everything lies, how the game stands, and what was noted down. */
@NullMarked
package sixstones.games.gauntlet.state;

import org.jspecify.annotations.NullMarked;
