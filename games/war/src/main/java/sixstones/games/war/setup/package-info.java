/** Table options and the deal. */
@NullMarked
package sixstones.games.war.setup;

import org.jspecify.annotations.NullMarked;
