package sixstones.server.mail;

import java.net.URI;

/**
 * Plain words to one reader.
 *
 * @param stop where the reader's mail program stops letters by a call (RFC 8058)
 */
public record Letter(MailAddress to, String subject, String text, URI stop) {}
