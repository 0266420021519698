/** What the server keeps in memory because it may be asked for again. */
@NullMarked
package sixstones.server.memory;

import org.jspecify.annotations.NullMarked;
