/** Given a position, when these moves, then this holds: rules as examples that run. */
@NullMarked
package sixstones.archive.scenario;

import org.jspecify.annotations.NullMarked;
