/** Tables: who sits where, what was done, and the log that both follow from. */
@NullMarked
package sixstones.server.tables;

import org.jspecify.annotations.NullMarked;
