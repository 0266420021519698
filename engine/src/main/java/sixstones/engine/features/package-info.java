/** Judgement by numbers: what a game looks at, and what it weighs, learnt from many games. */
@NullMarked
package sixstones.engine.features;

import org.jspecify.annotations.NullMarked;
