/** Positions as readable text, independent of the syntax they are written in. */
@NullMarked
package sixstones.engine.text;

import org.jspecify.annotations.NullMarked;
