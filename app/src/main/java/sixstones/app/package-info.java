/** The {@code sixstones} command in front of it all. */
@NullMarked
package sixstones.app;

import org.jspecify.annotations.NullMarked;
