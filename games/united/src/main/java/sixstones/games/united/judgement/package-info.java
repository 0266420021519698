/** What is known about good play. */
@NullMarked
package sixstones.games.united.judgement;

import org.jspecify.annotations.NullMarked;
