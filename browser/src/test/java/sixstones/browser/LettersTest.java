package sixstones.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import jakarta.mail.MessagingException;
import jakarta.mail.internet.MimeMessage;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sixstones.server.mail.Mailer;
import sixstones.server.mail.SmtpServer;
import sixstones.server.settings.Settings;

/** An address for letters is given in the settings, confirmed by its code, and taken back. */
class LettersTest extends BrowserTest {

  private static final Pattern CODE = Pattern.compile("\\b[a-z0-9]{4}-[a-z0-9]{4}\\b");
  private static final Pattern STOP = Pattern.compile("/(mail/stop/[a-z0-9]+)");

  private final GreenMail postman =
      new GreenMail(new ServerSetup(0, "127.0.0.1", ServerSetup.PROTOCOL_SMTP));

  @Override
  Settings settings(Settings standard) {
    postman.start();
    return standard.withMail(
        new Settings.Mail(
            SmtpServer.of("smtp://127.0.0.1:" + postman.getSmtp().getPort()),
            Mailer.sender("Six Stones <stones@example.org>"),
            "https://stones.example",
            Duration.ofMinutes(15),
            Settings.Mail.EVERY));
  }

  @AfterEach
  void dismiss() {
    postman.stop();
  }

  /** What stands in the letters that have arrived, the last first. */
  private List<String> letters() {
    return Stream.of(postman.getReceivedMessages()).map(LettersTest::text).toList().reversed();
  }

  private static String text(MimeMessage message) {
    try {
      return (String) message.getContent();
    } catch (IOException | MessagingException e) {
      throw new AssertionError(e);
    }
  }

  private static String found(Pattern what, String text) {
    var found = what.matcher(text);
    if (!found.find()) throw new AssertionError("no " + what + " in " + text);
    return found.group(found.groupCount());
  }

  private static Locator status(Person person) {
    return panel(person).getByRole(AriaRole.STATUS);
  }

  private static Locator panel(Person person) {
    return person.page().locator("section", new Page.LocatorOptions().setHasText("By e-mail"));
  }

  private static void give(Person person, String address) {
    person.open("settings");
    person.page().getByLabel("Your e-mail address").fill(address);
    person.button("Send me a code").click();
    assertThat(status(person)).containsText("A code is on its way to b…@example.org");
  }

  @ParameterizedTest
  @EnumSource
  void anAddressIsGivenConfirmedAndTakenBack(Screen screen) throws IOException {
    var ben = person(screen);
    ben.open("settings");
    AccessTest.check(ben, "asked for an address");
    give(ben, "ben@example.org");
    AccessTest.check(ben, "asked for the code");
    var code = found(CODE, letters().getFirst());
    // Whoever has sent the address can type on at once.
    assertThat(ben.page().getByLabel("Code from the letter")).isFocused();
    ben.page().getByLabel("Code from the letter").fill("zzzz-zzzz");
    ben.button("Confirm").click();
    assertThat(ben.page().locator("body")).containsText("That is not the code from the letter");
    ben.page().getByLabel("Code from the letter").fill(code);
    ben.button("Confirm").click();
    assertThat(status(ben)).hasText("Letters go to b…@example.org.");
    AccessTest.check(ben, "letters go somewhere");
    ben.page().reload();
    assertThat(status(ben)).hasText("Letters go to b…@example.org.");
    ben.button("No more letters").click();
    assertThat(ben.page().getByLabel("Your e-mail address")).isVisible();
    assertThat(letters()).hasSize(1);
  }

  @Test
  void theLinkInALetterLeadsToOneButton() throws IOException {
    var ben = person(Screen.PHONE);
    give(ben, "ben@example.org");
    var letter = letters().getFirst();
    ben.page().getByLabel("Code from the letter").fill(found(CODE, letter));
    ben.button("Confirm").click();
    assertThat(status(ben)).hasText("Letters go to b…@example.org.");
    var elsewhere = person(Screen.PHONE);
    elsewhere.open(found(STOP, letter));
    assertThat(elsewhere.page().locator("h1")).hasText("No more letters?");
    AccessTest.check(elsewhere, "the page of the link");
    ben.page().reload();
    assertThat(status(ben)).hasText("Letters go to b…@example.org.");
    elsewhere.button("Stop the letters").click();
    assertThat(elsewhere.page().locator("main")).containsText("Done: the address is deleted.");
    ben.page().reload();
    assertThat(ben.page().getByLabel("Your e-mail address")).isVisible();
    assertThat(elsewhere.complaints()).isEmpty();
  }
}
