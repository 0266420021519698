@NullMarked
package sixstones.server.live;

import org.jspecify.annotations.NullMarked;
