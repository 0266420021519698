/** One game between players, as simulations and arenas play thousands of. */
@NullMarked
package sixstones.lab.table;

import org.jspecify.annotations.NullMarked;
