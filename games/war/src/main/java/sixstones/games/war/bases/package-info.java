/** Bases: shifting them, and whom they trap (catalogue 2.10). */
@NullMarked
package sixstones.games.war.bases;

import org.jspecify.annotations.NullMarked;
