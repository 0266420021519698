/** How strong people are, by the public games they have finished. */
@NullMarked
package sixstones.server.ratings;

import org.jspecify.annotations.NullMarked;
