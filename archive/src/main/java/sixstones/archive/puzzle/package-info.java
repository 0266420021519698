/** Positions with a question: what is the best move? The format is told in docs/puzzles.md. */
@NullMarked
package sixstones.archive.puzzle;

import org.jspecify.annotations.NullMarked;
