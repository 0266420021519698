/** Damage to Heroes: what prevents or redirects it, what is discarded, and KOs. */
@NullMarked
package sixstones.games.united.damage;

import org.jspecify.annotations.NullMarked;
