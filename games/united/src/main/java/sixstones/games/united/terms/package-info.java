/** What the words of effects mean on the table: Locations, conditions, constant effects. */
@NullMarked
package sixstones.games.united.terms;

import org.jspecify.annotations.NullMarked;
