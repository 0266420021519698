/** What a viewer sees. */
@NullMarked
package sixstones.games.loveletter.view;

import org.jspecify.annotations.NullMarked;
