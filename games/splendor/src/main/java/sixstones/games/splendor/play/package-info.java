/** The rules: what is legal, what happens, when it ends. */
@NullMarked
package sixstones.games.splendor.play;

import org.jspecify.annotations.NullMarked;
