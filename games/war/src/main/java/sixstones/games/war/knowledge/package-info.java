/** What nobody can know: the faces of closed tiles. */
@NullMarked
package sixstones.games.war.knowledge;

import org.jspecify.annotations.NullMarked;
