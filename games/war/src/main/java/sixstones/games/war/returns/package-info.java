/** Return to base (catalogue 2.9). */
@NullMarked
package sixstones.games.war.returns;

import org.jspecify.annotations.NullMarked;
