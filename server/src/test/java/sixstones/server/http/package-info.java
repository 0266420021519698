/** Tests of what the calls are made of. */
@NullMarked
package sixstones.server.http;

import org.jspecify.annotations.NullMarked;
