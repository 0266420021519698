/** Tables where a question is asked. */
@NullMarked
package sixstones.server.puzzles;

import org.jspecify.annotations.NullMarked;
