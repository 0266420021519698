/** Coached games: a fixed deal, and the lines of a coach. */
@NullMarked
package sixstones.archive.lesson;

import org.jspecify.annotations.NullMarked;
