/** What a caller did wrong, in words he can use. */
@NullMarked
package sixstones.server.problem;

import org.jspecify.annotations.NullMarked;
