/**
 * What is still to be done: the frame of questions and effects, the play in which they happen, and
 * what a tile can do.
 */
@NullMarked
package sixstones.games.war.steps;

import org.jspecify.annotations.NullMarked;
