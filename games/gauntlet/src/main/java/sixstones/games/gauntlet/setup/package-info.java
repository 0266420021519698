/** G-SETUP: how a game begins. */
@NullMarked
package sixstones.games.gauntlet.setup;

import org.jspecify.annotations.NullMarked;
