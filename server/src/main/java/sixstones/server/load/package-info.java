/** People who play through the public calls as fast as they are let, to see what a server bears. */
@NullMarked
package sixstones.server.load;

import org.jspecify.annotations.NullMarked;
