/** What a viewer may see. */
@NullMarked
package sixstones.games.war.view;

import org.jspecify.annotations.NullMarked;
