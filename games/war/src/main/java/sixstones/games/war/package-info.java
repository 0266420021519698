/**
 * Avengers: Infinity War. The authority is the catalogue {@code docs/rules/war.md}; rule IDs in
 * comments are its IDs.
 */
@NullMarked
package sixstones.games.war;

import org.jspecify.annotations.NullMarked;
