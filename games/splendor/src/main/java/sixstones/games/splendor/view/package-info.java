/** What a viewer sees. */
@NullMarked
package sixstones.games.splendor.view;

import org.jspecify.annotations.NullMarked;
