/**
 * What every game shares: seats, positions, choices, moves, events and views.
 *
 * <p>Depends on nothing but {@code java.base}; knows no game, no bot, no server.
 */
@NullMarked
package sixstones.engine;

import org.jspecify.annotations.NullMarked;
