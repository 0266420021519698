/** @Title@. The rules are numbered in {@code docs/rules/@id@.md}. */
@NullMarked
package sixstones.games.@id@;

import org.jspecify.annotations.NullMarked;
