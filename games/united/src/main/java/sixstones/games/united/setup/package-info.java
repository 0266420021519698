/** Setup, up to the first Villain turn. */
@NullMarked
package sixstones.games.united.setup;

import org.jspecify.annotations.NullMarked;
