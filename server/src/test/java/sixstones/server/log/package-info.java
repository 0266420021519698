@NullMarked
package sixstones.server.log;

import org.jspecify.annotations.NullMarked;
