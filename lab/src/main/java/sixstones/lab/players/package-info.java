/** Who sits at a simulated table: our bots, and programs of others. */
@NullMarked
package sixstones.lab.players;

import org.jspecify.annotations.NullMarked;
