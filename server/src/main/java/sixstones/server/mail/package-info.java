/** Letters to people who are away while others wait for them, where a host has a mail server. */
@NullMarked
package sixstones.server.mail;

import org.jspecify.annotations.NullMarked;
