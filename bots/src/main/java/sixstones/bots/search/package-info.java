/** Looking ahead, one way for all games; how each likes it is its {@code Style}. */
@NullMarked
package sixstones.bots.search;

import org.jspecify.annotations.NullMarked;
