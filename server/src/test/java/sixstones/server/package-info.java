/** Tests through a real port and a real database. */
@NullMarked
package sixstones.server;

import org.jspecify.annotations.NullMarked;
