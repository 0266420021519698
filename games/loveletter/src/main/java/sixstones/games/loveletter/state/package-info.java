/** Where every card lies, who has seen it, and how the round stands. */
@NullMarked
package sixstones.games.loveletter.state;

import org.jspecify.annotations.NullMarked;
