/** Tests of ratings by themselves. */
@NullMarked
package sixstones.server.ratings;

import org.jspecify.annotations.NullMarked;
