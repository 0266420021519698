/** Nets that learn from games which searches play against themselves. */
@NullMarked
package sixstones.lab.net;

import org.jspecify.annotations.NullMarked;
