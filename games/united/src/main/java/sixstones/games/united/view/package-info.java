/** What a viewer sees. */
@NullMarked
package sixstones.games.united.view;

import org.jspecify.annotations.NullMarked;
