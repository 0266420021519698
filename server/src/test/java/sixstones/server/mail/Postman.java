package sixstones.server.mail;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import jakarta.mail.MessagingException;
import jakarta.mail.internet.MimeMessage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A real mail server on the loopback interface, which keeps what it is given. */
public final class Postman implements AutoCloseable {

  private static final String USER = "stones";
  private static final String PASSWORD = "se@cret:1";
  private static final Pattern CODE = Pattern.compile("\\b[a-z0-9]{4}-[a-z0-9]{4}\\b");

  private final int port = freePort();
  private GreenMail server = started();

  /** A letter that has arrived. */
  public record Received(MimeMessage message) {

    public String to() {
      return header("To");
    }

    public String subject() {
      try {
        return message.getSubject();
      } catch (MessagingException e) {
        throw new AssertionError(e);
      }
    }

    public String header(String name) {
      try {
        return message.getHeader(name, "|");
      } catch (MessagingException e) {
        throw new AssertionError(e);
      }
    }

    public String text() {
      try {
        return ((String) message.getContent()).replace("\r\n", "\n");
      } catch (MessagingException e) {
        throw new AssertionError(e);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    /** The code in it. */
    public String code() {
      var code = CODE.matcher(text());
      if (!code.find()) throw new AssertionError("no code in: " + text());
      return code.group();
    }

    /** The word that stops letters. */
    public String stop() {
      return text().strip().replaceFirst("(?s).*/mail/stop/", "");
    }
  }

  private static int freePort() {
    try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private GreenMail started() {
    var fresh = new GreenMail(new ServerSetup(port, "127.0.0.1", ServerSetup.PROTOCOL_SMTP));
    fresh.start();
    fresh.setUser("stones@example.org", USER, PASSWORD);
    return fresh;
  }

  /** As an operator writes it. */
  public String address() {
    return "smtp://stones:se%40cret%3A1@127.0.0.1:" + port;
  }

  /** The last letter to an address. */
  public Received last(String address) {
    return letters().stream()
        .filter(letter -> letter.to().equals(address))
        .reduce((_, later) -> later)
        .orElseThrow(() -> new AssertionError("no letter to " + address));
  }

  /** What has arrived, the oldest of each address first. */
  public List<Received> letters() {
    return Stream.of(server.getReceivedMessages()).map(Received::new).toList();
  }

  /** From now on nobody is there. */
  public void goAway() {
    server.stop();
  }

  /** With nothing in its hands. */
  public void comeBack() {
    server = started();
  }

  @Override
  public void close() {
    server.stop();
  }
}
