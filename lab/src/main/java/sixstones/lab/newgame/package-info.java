/** The skeleton of a game that is about to be written. */
@NullMarked
package sixstones.lab.newgame;

import org.jspecify.annotations.NullMarked;
