/** Tables on the network: one server that any number of people and bots play on. */
@NullMarked
package sixstones.server;

import org.jspecify.annotations.NullMarked;
