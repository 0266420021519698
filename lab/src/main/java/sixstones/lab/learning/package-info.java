/** Judgement learnt from games that bots played against themselves. */
@NullMarked
package sixstones.lab.learning;

import org.jspecify.annotations.NullMarked;
