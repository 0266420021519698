/** Figures for operators. */
@NullMarked
package sixstones.server.metrics;

import org.jspecify.annotations.NullMarked;
