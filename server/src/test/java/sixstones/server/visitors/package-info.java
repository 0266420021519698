/** Tests of the databases themselves. */
@NullMarked
package sixstones.server.visitors;

import org.jspecify.annotations.NullMarked;
