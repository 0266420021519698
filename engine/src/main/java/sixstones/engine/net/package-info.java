/** Small nets that judge positions and moves; the laboratory trains them. */
@NullMarked
package sixstones.engine.net;

import org.jspecify.annotations.NullMarked;
