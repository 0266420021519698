/** Looks for puzzles in games that bots play. */
@NullMarked
package sixstones.lab.puzzles;

import org.jspecify.annotations.NullMarked;
