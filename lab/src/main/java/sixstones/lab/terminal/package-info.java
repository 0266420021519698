/** Playing by notation in a terminal. */
@NullMarked
package sixstones.lab.terminal;

import org.jspecify.annotations.NullMarked;
