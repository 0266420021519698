@NullMarked
package sixstones.server.load;

import org.jspecify.annotations.NullMarked;
