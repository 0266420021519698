/** The ten abilities. */
@NullMarked
package sixstones.games.war.heroes;

import org.jspecify.annotations.NullMarked;
