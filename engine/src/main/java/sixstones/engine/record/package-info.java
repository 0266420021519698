/** A whole game as a small text file. */
@NullMarked
package sixstones.engine.record;

import org.jspecify.annotations.NullMarked;
