package sixstones.server.mail;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import java.net.URI;
import java.time.Clock;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sixstones.server.mail.SmtpServer.Line;

final class SmtpServerTest {

  private static final Letter LETTER =
      new Letter(new MailAddress("ben@example.org"), "A", "B", URI.create("https://a.example/s"));

  @ParameterizedTest
  @CsvSource({
    "smtp://mail.example.org, mail.example.org, 587, STARTTLS",
    "smtp://mail.example.org:25, mail.example.org, 25, STARTTLS",
    "SMTPS://Mail.Example.org/, mail.example.org, 465, ENCRYPTED",
    "smtps://127.0.0.1:1465, 127.0.0.1, 1465, ENCRYPTED",
    "smtp://localhost:25, localhost, 25, PLAIN",
    "smtp://127.0.0.1:25, 127.0.0.1, 25, PLAIN",
    "smtp://[::1]:25, ::1, 25, PLAIN",
    "smtp://127.example.org, 127.example.org, 587, STARTTLS",
    "smtp://10.0.0.1, 10.0.0.1, 587, STARTTLS"
  })
  void whereItIsAndHowItIsSpokenTo(String address, String host, int port, Line line) {
    assertThat(SmtpServer.of(address))
        .isEqualTo(new SmtpServer(host, port, line, Optional.empty()));
  }

  @Test
  void aLoginMayHaveAnySign() {
    var server = SmtpServer.of("smtp://us%40er:p%3Aa+s%20s:w%25%2F@mail.example.org");
    assertThat(server.login()).contains(new SmtpServer.Login("us@er", "p:a+s s:w%/"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "mail.example.org:587",
        "http://user:hush@mail.example.org",
        "smtp://",
        "smtp://user@mail.example.org",
        "smtp://:hush@mail.example.org",
        "smtp://user:hush@mail.example.org/path",
        "smtp://user:hush@mail.example.org?tls=no",
        "smtp://user:hu sh@mail.example.org",
        "smtp:user:hush"
      })
  void whatIsNoneIsRefusedWithoutItsPassword(String address) {
    assertThatThrownBy(() -> SmtpServer.of(address))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("--smtp is ")
        .hasMessageNotContaining("hush")
        .hasMessageNotContaining("\n")
        .hasNoCause();
  }

  @Test
  void nobodyReadsThePasswordInALog() {
    assertThat(SmtpServer.of("smtp://user:hush@mail.example.org").toString())
        .doesNotContain("hush");
  }

  private static Mailer mailer(int port, Line line) {
    return new Mailer(
        new SmtpServer("127.0.0.1", port, line, Optional.of(new SmtpServer.Login("user", "hush"))),
        Mailer.sender("stones@example.org"),
        Clock.systemUTC());
  }

  private static GreenMail there(String protocol) {
    var there = new GreenMail(new ServerSetup(0, "127.0.0.1", protocol));
    there.start();
    there.setUser("user", "hush");
    return there;
  }

  @Test
  void aLineThatIsNotEncryptedCarriesNothing() throws NotSent {
    var there = there(ServerSetup.PROTOCOL_SMTP);
    try {
      assertThatThrownBy(() -> mailer(there.getSmtp().getPort(), Line.STARTTLS).send(LETTER))
          .isInstanceOf(NotSent.class);
      assertThat(there.getReceivedMessages()).isEmpty();
      // Another line would.
      mailer(there.getSmtp().getPort(), Line.PLAIN).send(LETTER);
      assertThat(there.getReceivedMessages()).hasSize(1);
    } finally {
      there.stop();
    }
  }

  @Test
  void whoeverCantShowThatHeIsTheServerGetsNothing() {
    var there = there(ServerSetup.PROTOCOL_SMTPS);
    try {
      // It has a certificate, which it has written itself.
      assertThatThrownBy(() -> mailer(there.getSmtps().getPort(), Line.ENCRYPTED).send(LETTER))
          .isInstanceOf(NotSent.class);
      assertThat(there.getReceivedMessages()).isEmpty();
    } finally {
      there.stop();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "Six Stones",
        "a@b",
        "a@example.org, b@example.org",
        "x <a@example.org>\nBcc: b"
      })
  void whoWritesHasAnAddress(String from) {
    assertThatThrownBy(() -> Mailer.sender(from))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("--mail-from is as Six Stones <stones@example.org>.");
  }
}
