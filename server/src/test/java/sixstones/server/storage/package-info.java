/** Tests of the databases themselves. */
@NullMarked
package sixstones.server.storage;

import org.jspecify.annotations.NullMarked;
