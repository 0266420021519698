/** Calls to browsers whose page is closed. */
@NullMarked
package sixstones.server.push;

import org.jspecify.annotations.NullMarked;
