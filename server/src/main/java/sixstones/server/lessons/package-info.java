/** Tables where a coach leads. */
@NullMarked
package sixstones.server.lessons;

import org.jspecify.annotations.NullMarked;
