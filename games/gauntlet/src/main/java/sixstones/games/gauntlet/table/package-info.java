/** Where everything lies, and what each seat knows of it. */
@NullMarked
package sixstones.games.gauntlet.table;

import org.jspecify.annotations.NullMarked;
