/** The log of tables in SQLite or PostgreSQL. */
@NullMarked
package sixstones.server.storage;

import org.jspecify.annotations.NullMarked;
