/** Fair and fast sources of chance. */
@NullMarked
package sixstones.engine.chance;

import org.jspecify.annotations.NullMarked;
