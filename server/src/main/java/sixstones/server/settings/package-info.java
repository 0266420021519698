/** What an operator may set. */
@NullMarked
package sixstones.server.settings;

import org.jspecify.annotations.NullMarked;
