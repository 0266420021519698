package sixstones.server.mail;

/**
 * Where a letter goes, and what has to be known to write it.
 *
 * @param stop a random word: whoever has it can stop letters to the address
 */
public record Mailbox(MailAddress address, Language language, String stop) {}
