/** A game being played: its position, the moves so far, undo. */
@NullMarked
package sixstones.engine.match;

import org.jspecify.annotations.NullMarked;
