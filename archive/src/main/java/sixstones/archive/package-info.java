/** What is written down: games on the shelf, scenarios, rule catalogues, phrases. */
@NullMarked
package sixstones.archive;

import org.jspecify.annotations.NullMarked;
