/** The commands that start a server. */
@NullMarked
package sixstones.server.command;

import org.jspecify.annotations.NullMarked;
