/** The calls of docs/protocol.md. */
@NullMarked
package sixstones.server.http;

import org.jspecify.annotations.NullMarked;
