/** What a viewer sees. */
@NullMarked
package sixstones.games.gauntlet.view;

import org.jspecify.annotations.NullMarked;
