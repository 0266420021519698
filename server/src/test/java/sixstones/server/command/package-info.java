/** Tests of the commands' settings. */
@NullMarked
package sixstones.server.command;

import org.jspecify.annotations.NullMarked;
