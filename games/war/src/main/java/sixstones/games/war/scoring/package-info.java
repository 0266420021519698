/** Points, stones and the final count. */
@NullMarked
package sixstones.games.war.scoring;

import org.jspecify.annotations.NullMarked;
