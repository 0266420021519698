/** Love Letter. The rules are numbered in {@code docs/rules/loveletter.md}. */
@NullMarked
package sixstones.games.loveletter;

import org.jspecify.annotations.NullMarked;
