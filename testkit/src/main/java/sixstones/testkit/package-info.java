/** What every game's tests share: laws that hold for all games, scenarios, claims of rules. */
@NullMarked
package sixstones.testkit;

import org.jspecify.annotations.NullMarked;
