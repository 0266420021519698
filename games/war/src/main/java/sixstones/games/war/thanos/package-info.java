/** Thanos. */
@NullMarked
package sixstones.games.war.thanos;

import org.jspecify.annotations.NullMarked;
