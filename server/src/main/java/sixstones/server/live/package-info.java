/** Open pages, told of every change. */
@NullMarked
package sixstones.server.live;

import org.jspecify.annotations.NullMarked;
