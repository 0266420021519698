/** What happened, as sentences without a language. */
@NullMarked
package sixstones.games.war.log;

import org.jspecify.annotations.NullMarked;
