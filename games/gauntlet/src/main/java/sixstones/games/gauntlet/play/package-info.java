/** The rules: what is legal, what happens, when it ends. */
@NullMarked
package sixstones.games.gauntlet.play;

import org.jspecify.annotations.NullMarked;
