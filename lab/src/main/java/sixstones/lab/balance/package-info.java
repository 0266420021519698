/** How fair a game is: who wins, how long it takes, and what everything in the box is good for. */
@NullMarked
package sixstones.lab.balance;

import org.jspecify.annotations.NullMarked;
