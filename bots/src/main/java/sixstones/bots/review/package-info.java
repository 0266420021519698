/** Finished games looked at again: what each choice cost, and what luck gave. */
@NullMarked
package sixstones.bots.review;

import org.jspecify.annotations.NullMarked;
