/** Tests of the databases themselves. */
@NullMarked
package sixstones.server.desk;

import org.jspecify.annotations.NullMarked;
