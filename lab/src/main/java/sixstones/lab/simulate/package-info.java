/** Thousands of games without a screen, the same whatever the number of threads. */
@NullMarked
package sixstones.lab.simulate;

import org.jspecify.annotations.NullMarked;
