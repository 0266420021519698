/** Micro-benchmarks of what playouts are made of; {@code ./sixstones jmh} runs them. */
@NullMarked
package sixstones.bench;

import org.jspecify.annotations.NullMarked;
