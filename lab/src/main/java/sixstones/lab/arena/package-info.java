/** Bots against each other on equal deals, until it is plain who is stronger and by how much. */
@NullMarked
package sixstones.lab.arena;

import org.jspecify.annotations.NullMarked;
