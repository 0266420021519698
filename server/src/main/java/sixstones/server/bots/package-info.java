/** Bots at the tables, thinking beside the requests. */
@NullMarked
package sixstones.server.bots;

import org.jspecify.annotations.NullMarked;
