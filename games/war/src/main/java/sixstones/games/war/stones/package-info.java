/** The Infinity Stones that act (catalogue 2.14). */
@NullMarked
package sixstones.games.war.stones;

import org.jspecify.annotations.NullMarked;
