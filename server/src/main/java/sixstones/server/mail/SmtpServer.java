package sixstones.server.mail;

import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The mail server that takes our letters.
 *
 * @param login who we are there; none for a server that takes letters from this machine as it is
 */
public record SmtpServer(String host, int port, Line line, Optional<Login> login) {

  /** How it is spoken to. */
  public enum Line {
    /** Encrypted from the first byte. */
    ENCRYPTED,
    /** Encrypted before anything is said that matters, or not at all spoken to. */
    STARTTLS,
    /** On this machine itself, where nobody listens, and no certificate would be believed. */
    PLAIN
  }

  /** A name and its password, which no log sees. */
  public record Login(String user, String password) {
    @Override
    public String toString() {
      return "a login";
    }
  }

  private static final int SUBMISSION = 587;
  private static final int SUBMISSIONS = 465;
  private static final Pattern LOOPBACK =
      Pattern.compile("localhost|127(\\.[0-9]{1,3}){3}|::1|0:0:0:0:0:0:0:1");

  /**
   * Reads {@code smtp://user:password@host:587} or {@code smtps://host:465}.
   *
   * @throws IllegalArgumentException if it is neither; it is not repeated, for a password may be in
   *     it
   */
  public static SmtpServer of(String address) {
    try {
      var uri = new URI(address);
      boolean encrypted = "smtps".equalsIgnoreCase(uri.getScheme());
      boolean known = encrypted || "smtp".equalsIgnoreCase(uri.getScheme());
      if (!known || uri.getHost() == null || hasMore(uri)) throw unreadable();
      var host = uri.getHost().replaceAll("[\\[\\]]", "").toLowerCase(Locale.ROOT);
      int standard = encrypted ? SUBMISSIONS : SUBMISSION;
      return new SmtpServer(
          host,
          uri.getPort() < 0 ? standard : uri.getPort(),
          encrypted ? Line.ENCRYPTED : isLoopback(host) ? Line.PLAIN : Line.STARTTLS,
          login(uri));
    } catch (URISyntaxException _) {
      throw unreadable();
    }
  }

  private static boolean hasMore(URI uri) {
    return !uri.getPath().matches("/?") || uri.getQuery() != null || uri.getFragment() != null;
  }

  private static IllegalArgumentException unreadable() {
    return new IllegalArgumentException(
        "--smtp is smtp://user:password@host:587 or smtps://user:password@host:465;"
            + " an @ in the password is written %40.");
  }

  private static boolean isLoopback(String host) {
    return LOOPBACK.matcher(host).matches();
  }

  private static Optional<Login> login(URI uri) {
    var raw = uri.getRawUserInfo();
    if (raw == null) return Optional.empty();
    int colon = raw.indexOf(':');
    if (colon < 1) throw unreadable();
    return Optional.of(
        new Login(decoded(raw.substring(0, colon)), decoded(raw.substring(colon + 1))));
  }

  private static String decoded(String text) {
    return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
  }
}
