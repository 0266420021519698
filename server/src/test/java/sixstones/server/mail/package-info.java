@NullMarked
package sixstones.server.mail;

import org.jspecify.annotations.NullMarked;
