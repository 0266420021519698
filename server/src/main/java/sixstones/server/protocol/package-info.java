/** What the page reads and writes, record by record. */
@NullMarked
package sixstones.server.protocol;

import org.jspecify.annotations.NullMarked;
