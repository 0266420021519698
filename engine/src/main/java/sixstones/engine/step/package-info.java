/** Effects as data: the stack of steps inside a position. */
@NullMarked
package sixstones.engine.step;

import org.jspecify.annotations.NullMarked;
