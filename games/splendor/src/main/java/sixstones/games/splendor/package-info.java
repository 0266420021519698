/** Splendor: Marvel. The rules are numbered in {@code docs/rules/splendor.md}. */
@NullMarked
package sixstones.games.splendor;

import org.jspecify.annotations.NullMarked;
