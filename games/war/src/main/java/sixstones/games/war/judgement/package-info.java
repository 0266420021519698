/** What is known about good play. */
@NullMarked
package sixstones.games.war.judgement;

import org.jspecify.annotations.NullMarked;
