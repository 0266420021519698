/** What people at a table say to each other. */
@NullMarked
package sixstones.server.talk;

import org.jspecify.annotations.NullMarked;
