/**
 * Infinity Gauntlet: A Love Letter Game. The rules are numbered in {@code docs/rules/gauntlet.md}.
 */
@NullMarked
package sixstones.games.gauntlet;

import org.jspecify.annotations.NullMarked;
