/** The log that an operator reads. */
@NullMarked
package sixstones.server.log;

import org.jspecify.annotations.NullMarked;
