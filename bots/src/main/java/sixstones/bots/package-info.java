/** Players made of code. They know the engine and no game, and think with redeals only. */
@NullMarked
package sixstones.bots;

import org.jspecify.annotations.NullMarked;
