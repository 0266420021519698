package sixstones.server.mail;

/** Writes letters and has them sent. */
public record Post(LetterWords words, Mailer mailer) {}
