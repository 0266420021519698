/** Coming to a place: departure, arrival, opening, traps (catalogue 2.6, 2.7). */
@NullMarked
package sixstones.games.war.arrival;

import org.jspecify.annotations.NullMarked;
