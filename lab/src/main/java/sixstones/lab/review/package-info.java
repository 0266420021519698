/** Reviews of finished games, to be read in the terminal and as a page. */
@NullMarked
package sixstones.lab.review;

import org.jspecify.annotations.NullMarked;
