/**
 * What is still to be done: questions and running steps, and the effect that is being carried out.
 */
@NullMarked
package sixstones.games.united.steps;

import org.jspecify.annotations.NullMarked;
