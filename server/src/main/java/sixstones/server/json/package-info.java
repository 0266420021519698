/** How the engine's words look as JSON. */
@NullMarked
package sixstones.server.json;

import org.jspecify.annotations.NullMarked;
