/** The commands that start a server, and that keep what it holds. */
@NullMarked
package sixstones.server.command;

import org.jspecify.annotations.NullMarked;
