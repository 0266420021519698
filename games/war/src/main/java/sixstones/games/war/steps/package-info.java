/** What is still to be done: the frame of questions and effects. */
@NullMarked
package sixstones.games.war.steps;

import org.jspecify.annotations.NullMarked;
