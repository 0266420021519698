/** Who asks: people known by a secret on their device. */
@NullMarked
package sixstones.server.visitors;

import org.jspecify.annotations.NullMarked;
