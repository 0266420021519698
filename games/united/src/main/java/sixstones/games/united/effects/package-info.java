/** Effects as data: a sealed family of verbs, compiled once. */
@NullMarked
package sixstones.games.united.effects;

import org.jspecify.annotations.NullMarked;
