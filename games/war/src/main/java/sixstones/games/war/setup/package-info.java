/** The deal (catalogue 2.1). */
@NullMarked
package sixstones.games.war.setup;

import org.jspecify.annotations.NullMarked;
