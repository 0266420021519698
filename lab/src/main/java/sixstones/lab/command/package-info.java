/** The commands of the laboratory. */
@NullMarked
package sixstones.lab.command;

import org.jspecify.annotations.NullMarked;
