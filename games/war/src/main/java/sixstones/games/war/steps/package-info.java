/** What is still to be done: choices and effects as data. */
@NullMarked
package sixstones.games.war.steps;

import org.jspecify.annotations.NullMarked;
