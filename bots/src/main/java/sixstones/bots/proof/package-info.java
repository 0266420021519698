/** What a seat can be sure of, and how sure, from what it knows. */
@NullMarked
package sixstones.bots.proof;

import org.jspecify.annotations.NullMarked;
