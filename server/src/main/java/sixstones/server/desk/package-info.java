/** What people may do at a table, and when. */
@NullMarked
package sixstones.server.desk;

import org.jspecify.annotations.NullMarked;
