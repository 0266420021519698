/** The ten characters (catalogue 2.13). */
@NullMarked
package sixstones.games.war.heroes;

import org.jspecify.annotations.NullMarked;
