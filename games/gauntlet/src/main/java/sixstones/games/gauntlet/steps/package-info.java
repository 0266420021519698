/** What is still to be done: turns, what cards do, and the questions they ask. */
@NullMarked
package sixstones.games.gauntlet.steps;

import org.jspecify.annotations.NullMarked;
