/** Games without a screen: simulations, benchmarks, records, scenarios, a terminal. */
@NullMarked
package sixstones.lab;

import org.jspecify.annotations.NullMarked;
