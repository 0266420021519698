package sixstones.server.mail;

import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.SendFailedException;
import jakarta.mail.Session;
import jakarta.mail.internet.AddressException;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;
import java.io.UnsupportedEncodingException;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.util.Date;
import java.util.Properties;
import java.util.UUID;

/** Hands letters to a mail server, a connection for each. Safe for many threads. */
public final class Mailer {

  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private final SmtpServer server;
  private final InternetAddress from;
  private final Clock clock;
  private final Session session;

  public Mailer(SmtpServer server, InternetAddress from, Clock clock) {
    this.server = server;
    this.from = from;
    this.clock = clock;
    this.session = Session.getInstance(properties(server, domain(from)));
  }

  /**
   * Who writes, as in {@code Six Stones <stones@example.org>}.
   *
   * @throws IllegalArgumentException if it is no address
   */
  public static InternetAddress sender(String text) {
    try {
      if (text.chars().anyMatch(Character::isISOControl)) throw unreadable();
      var read = new InternetAddress(text, true);
      if (MailAddress.read(read.getAddress()).isEmpty()) throw unreadable();
      return new InternetAddress(
          read.getAddress(), read.getPersonal(), StandardCharsets.UTF_8.name());
    } catch (AddressException | UnsupportedEncodingException _) {
      throw unreadable();
    }
  }

  private static IllegalArgumentException unreadable() {
    return new IllegalArgumentException("--mail-from is as Six Stones <stones@example.org>.");
  }

  private static String domain(InternetAddress address) {
    return address.getAddress().substring(address.getAddress().indexOf('@') + 1);
  }

  private static Properties properties(SmtpServer server, String domain) {
    var properties = new Properties();
    var prefix = "mail." + protocol(server) + ".";
    var patience = String.valueOf(PATIENCE.toMillis());
    properties.setProperty(prefix + "connectiontimeout", patience);
    properties.setProperty(prefix + "timeout", patience);
    properties.setProperty(prefix + "writetimeout", patience);
    properties.setProperty(prefix + "auth", String.valueOf(server.login().isPresent()));
    properties.setProperty(prefix + "ssl.checkserveridentity", "true");
    var encrypts = String.valueOf(server.line() == SmtpServer.Line.STARTTLS);
    properties.setProperty(prefix + "starttls.enable", encrypts);
    properties.setProperty(prefix + "starttls.required", encrypts);
    // Else it would be the name of this machine, which is nobody's business.
    properties.setProperty(prefix + "localhost", domain);
    return properties;
  }

  private static String protocol(SmtpServer server) {
    return server.line() == SmtpServer.Line.ENCRYPTED ? "smtps" : "smtp";
  }

  /**
   * Has returned when the server has taken the letter.
   *
   * @throws NotSent if it has not
   */
  public void send(Letter letter) throws NotSent {
    try (var transport = session.getTransport(protocol(server))) {
      transport.connect(
          server.host(),
          server.port(),
          server.login().map(SmtpServer.Login::user).orElse(null),
          server.login().map(SmtpServer.Login::password).orElse(null));
      var message = message(letter);
      transport.sendMessage(message, message.getAllRecipients());
    } catch (MessagingException e) {
      throw new NotSent(kind(e), e instanceof SendFailedException);
    }
  }

  /** What an operator needs to find the fault, as {@code MessagingException, SSLException}. */
  private static String kind(MessagingException failure) {
    var kind = failure.getClass().getSimpleName();
    var cause = failure.getCause();
    return cause == null ? kind : kind + ", " + cause.getClass().getSimpleName();
  }

  private MimeMessage message(Letter letter) throws MessagingException {
    var message = new Numbered(session, "<" + UUID.randomUUID() + "@" + domain(from) + ">");
    message.setFrom(from);
    message.setRecipient(Message.RecipientType.TO, new InternetAddress(letter.to().text(), true));
    message.setSubject(letter.subject(), StandardCharsets.UTF_8.name());
    message.setText(letter.text(), StandardCharsets.UTF_8.name());
    message.setSentDate(Date.from(clock.instant()));
    message.setHeader("Auto-Submitted", "auto-generated");
    message.setHeader("List-Unsubscribe", "<" + letter.stop() + ">");
    message.setHeader("List-Unsubscribe-Post", "List-Unsubscribe=One-Click");
    message.saveChanges();
    return message;
  }

  /** A number of our own, in which there is nothing of this machine. */
  private static final class Numbered extends MimeMessage {

    private final String id;

    Numbered(Session session, String id) {
      super(session);
      this.id = id;
    }

    @Override
    protected void updateMessageID() throws MessagingException {
      setHeader("Message-ID", id);
    }
  }
}
