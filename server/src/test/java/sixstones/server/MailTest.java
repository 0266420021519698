package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.InetAddress;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import sixstones.archive.Shelf;
import sixstones.server.mail.Mailer;
import sixstones.server.mail.Postman;
import sixstones.server.mail.SmtpServer;
import sixstones.server.settings.Settings;
import sixstones.server.storage.Backup;

/** An address is given, confirmed by a code, and taken back. */
@Timeout(60)
final class MailTest {

  private static final String MAIL = "/api/me/mail";
  private static final Duration LONG = Duration.ofMinutes(10);

  @TempDir private Path directory = Path.of("");
  private final Postman postman = new Postman();

  @AfterEach
  void dismiss() {
    postman.close();
  }

  private Settings settings(String database) {
    return Settings.local(0, database)
        .withMail(
            new Settings.Mail(
                SmtpServer.of(postman.address()),
                Mailer.sender("Six Stones <stones@example.org>"),
                "https://stones.example",
                LONG,
                Duration.ofMillis(100)));
  }

  private Server serve() {
    return Server.start(settings(Databases.sqlite(directory)), Shelf.installed());
  }

  private static Answer ask(Person person, String address) {
    return ask(person, address, "en");
  }

  private static Answer ask(Person person, String address, String language) {
    return person.post(
        MAIL, "{\"address\": \"%s\", \"language\": \"%s\"}".formatted(address, language));
  }

  private static Answer confirm(Person person, String code) {
    return person.post(MAIL + "/confirm", "{\"code\": \"" + code + "\"}");
  }

  private static JsonNode look(Person person) {
    return person.get(MAIL).ok().json();
  }

  private static int addresses(String database) {
    return Jdbi.create(database)
        .withHandle(
            handle ->
                handle
                    .createQuery("select count(*) from mail_addresses")
                    .mapTo(Integer.class)
                    .one());
  }

  @Test
  void withoutAMailServerNothingIsOffered() {
    var settings = Settings.local(0, Databases.sqlite(directory));
    try (var server = Server.start(settings, Shelf.installed())) {
      var ann = new Person(server.port());
      assertThat(look(ann)).hasToString("{\"offered\":false,\"address\":null,\"confirmed\":false}");
      assertThat(ask(ann, "ann@example.org").refused("unknown").text()).contains("no-mail");
      assertThat(confirm(ann, "aaaa-bbbb").refused("unknown").text()).contains("no-mail");
      // Whoever got letters while there were some can have the address forgotten all the same.
      ann.post(MAIL + "/stop").ok();
    }
    assertThat(postman.letters()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void anAddressIsConfirmedByTheCodeThatWasSentThere(Databases.Kind kind) {
    var database = kind.fresh(directory);
    try (var server = Server.start(settings(database), Shelf.installed())) {
      var ben = new Person(server.port());
      assertThat(look(ben)).hasToString("{\"offered\":true,\"address\":null,\"confirmed\":false}");
      ask(ben, " ben.long+stones@mail.example.org ").ok();
      assertThat(look(ben).path("address").asText()).isEqualTo("b…@mail.example.org");
      assertThat(look(ben).path("confirmed").asBoolean()).isFalse();
      var letter = postman.letters().getFirst();
      assertThat(letter.to()).isEqualTo("ben.long+stones@mail.example.org");
      assertThat(letter.header("From")).isEqualTo("Six Stones <stones@example.org>");
      assertThat(letter.subject()).isEqualTo(letter.code() + " is your code for Six Stones");
      assertThat(letter.text()).contains("https://stones.example/settings");
      // What was sent is not what is kept.
      assertThat(kept(database)).doesNotContain(letter.code(), letter.code().replace("-", ""));
      confirm(ben, " " + letter.code().toUpperCase(Locale.ROOT).replace('-', ' ')).ok();
      assertThat(look(ben).path("confirmed").asBoolean()).isTrue();
      confirm(ben, letter.code()).refused("unknown");
      assertThat(look(ben).path("confirmed").asBoolean()).isTrue();
      // It is nobody else's.
      var ann = new Person(server.port());
      assertThat(look(ann).path("address").isNull()).isTrue();
      ann.post(MAIL + "/stop").ok();
      assertThat(look(ben).path("confirmed").asBoolean()).isTrue();
      ben.post(MAIL + "/stop").ok();
      assertThat(look(ben).path("address").isNull()).isTrue();
      assertThat(addresses(database)).isZero();
    }
  }

  private static String kept(String database) {
    return Jdbi.create(database)
        .withHandle(handle -> handle.createQuery("select * from mail_addresses").mapToMap().one())
        .toString();
  }

  @Test
  void anotherAddressTakesThePlaceOfTheFirst() {
    try (var server = serve()) {
      var ben = new Person(server.port());
      ask(ben, "ben@example.org").ok();
      confirm(ben, postman.letters().getFirst().code()).ok();
      ask(ben, "other@example.org").ok();
      assertThat(look(ben).path("address").asText()).isEqualTo("o…@example.org");
      assertThat(look(ben).path("confirmed").asBoolean()).isFalse();
      // The first letter's code is not the second's.
      confirm(ben, postman.last("ben@example.org").code()).refused("unknown");
      confirm(ben, postman.last("other@example.org").code()).ok();
    }
  }

  @Test
  void nobodyGuessesCodesForLong() {
    try (var server = serve()) {
      var thief = new Person(server.port());
      confirm(thief, "aaaa-bbbb").refused("unknown");
      ask(thief, "ben@example.org").ok();
      var code = postman.letters().getFirst().code();
      var other = code.startsWith("a") ? "bbbb-bbbb" : "aaaa-aaaa";
      for (int i = 0; i < 10; i++) {
        assertThat(confirm(thief, other).refused("unknown").text()).contains("mail-code");
      }
      confirm(thief, code).refused("unknown");
      assertThat(look(thief).path("confirmed").asBoolean()).isFalse();
      // Somebody else's code is of no use.
      ask(thief, "ben@example.org").ok();
      confirm(new Person(server.port()), postman.last("ben@example.org").code()).refused("unknown");
      confirm(thief, postman.last("ben@example.org").code()).ok();
    }
  }

  @Test
  void aCodeIsGoodForADayAndSoIsAnAddressThatNobodyConfirms() {
    var database = Databases.sqlite(directory);
    Person ben;
    // No rounds here, which would take the address away.
    try (var server = Server.start(rarely(settings(database)), Shelf.installed())) {
      ben = new Person(server.port());
      ask(ben, "ben@example.org").ok();
      aDayGoesBy(database);
      confirm(ben, postman.letters().getFirst().code()).refused("unknown");
    }
    assertThat(addresses(database)).isEqualTo(1);
    try (var server = Server.start(settings(database), Shelf.installed())) {
      Waiting.until(() -> addresses(database), count -> count == 0);
      assertThat(look(ben.at(server.port())).path("address").isNull()).isTrue();
      ask(ben, "ben@example.org").ok();
      confirm(ben, postman.last("ben@example.org").code()).ok();
      aDayGoesBy(database);
    }
    try (var server = Server.start(settings(database), Shelf.installed())) {
      ask(new Person(server.port()), "cleo@example.org").ok();
      aDayGoesBy(database);
      Waiting.until(() -> addresses(database), count -> count == 1);
      assertThat(look(ben.at(server.port())).path("confirmed").asBoolean()).isTrue();
    }
  }

  private static Settings rarely(Settings settings) {
    var mail = settings.mail().orElseThrow();
    return settings.withMail(
        new Settings.Mail(mail.server(), mail.from(), mail.origin(), LONG, LONG));
  }

  private static void aDayGoesBy(String database) {
    Jdbi.create(database)
        .useHandle(
            handle ->
                handle.execute(
                    "update mail_addresses set at = at - " + Duration.ofDays(1).toMillis()));
  }

  @ParameterizedTest
  @EnumSource
  void nobodyFloodsAStrangersMailbox(Databases.Kind kind) {
    var database = kind.fresh(directory);
    var spellings =
        List.of(
            "ben@example.org",
            "Ben@Example.org",
            "ben+1@example.org",
            "b.en@example.org",
            "b.e.n+2@EXAMPLE.org");
    for (var spelling : spellings) {
      // Neither another visitor nor a restart makes it less.
      try (var server = Server.start(settings(database), Shelf.installed())) {
        ask(new Person(server.port()), spelling).ok();
      }
    }
    try (var server = Server.start(settings(database), Shelf.installed())) {
      var thief = new Person(server.port());
      var refused = ask(thief, "ben@example.org").refused("too-many");
      assertThat(refused.text()).contains("too-many-letters");
      assertThat(look(thief).path("address").isNull()).isTrue();
      ask(thief, "cleo@example.org").ok();
    }
    assertThat(postman.letters()).hasSize(6);
  }

  @Test
  void oneNetworkAsksForSoManyLettersAnHour() {
    try (var server = serve()) {
      for (int i = 0; i < 10; i++) ask(new Person(server.port()), i + "@example.org").ok();
      ask(new Person(server.port()), "one-more@example.org").refused("too-many");
    }
    assertThat(postman.letters()).hasSize(10);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "ben",
        "ben@",
        "@example.org",
        "ben@localhost",
        "ben@example..org",
        ".ben@example.org",
        "ben@-example.org",
        "ben@@example.org",
        "ben@cleo@example.org",
        "ben@example.org,cleo@example.org",
        "ben@example.org cleo@example.org",
        "Ben <ben@example.org>",
        "\\\"ben\\\"@example.org",
        "ben@example.org\\r\\nBcc: cleo@example.org",
        "ben@example.org\\nSubject: Hello",
        "ben\\u0000@example.org",
        "ben@exam\\tple.org",
        "ben@[127.0.0.1]",
        "ben@127.0.0.1",
        "бен@example.org",
        "ben@пример.example",
      })
  void onlyAnAddressIsWrittenTo(String typed) {
    try (var server = serve()) {
      var ann = new Person(server.port());
      assertThat(ask(ann, typed).refused("malformed").text()).contains("mail-address");
      assertThat(look(ann).path("address").isNull()).isTrue();
      assertThat(postman.letters()).isEmpty();
    }
  }

  @Test
  void addressesHaveAnEnd() {
    try (var server = serve()) {
      var ann = new Person(server.port());
      ask(ann, "a".repeat(65) + "@example.org").refused("malformed");
      ask(ann, "a@" + "b.".repeat(150) + "org").refused("malformed");
      ann.post(MAIL, "{\"language\": \"en\"}").refused("malformed");
      ann.post(MAIL + "/confirm", "{}").refused("malformed");
      ask(ann, "a".repeat(64) + "@example.org").ok();
    }
  }

  @Test
  void aLinkInEveryLetterStopsThemForGood() {
    var database = Databases.sqlite(directory);
    try (var server = Server.start(settings(database), Shelf.installed())) {
      var ben = new Person(server.port());
      var same = new Person(server.port());
      var cleo = new Person(server.port());
      ask(ben, "ben@example.org").ok();
      var letter = postman.letters().getFirst();
      confirm(ben, letter.code()).ok();
      ask(same, "Ben@example.org").ok();
      ask(cleo, "cleo@example.org").ok();
      var call = "/api/mail/stop/" + letter.stop();
      assertThat(letter.header("List-Unsubscribe"))
          .isEqualTo("<https://stones.example" + call + ">");
      assertThat(letter.header("List-Unsubscribe-Post")).isEqualTo("List-Unsubscribe=One-Click");
      assertThat(letter.text()).contains("https://stones.example/mail/stop/" + letter.stop());
      // To look at it, as some mail programs do with every link, stops nothing.
      var mailProgram = new Person(server.port());
      assertThat(mailProgram.get(call).status()).isEqualTo(302);
      mailProgram.get("/mail/stop/" + letter.stop()).ok();
      assertThat(look(ben).path("confirmed").asBoolean()).isTrue();
      mailProgram.post("/api/mail/stop/" + "a".repeat(24)).ok();
      mailProgram.post("/api/mail/stop/Nobody").refused("unknown");
      assertThat(addresses(database)).isEqualTo(3);
      // As RFC 8058 wants it: a form, and nobody who is known here.
      mailProgram
          .send(
              mailProgram
                  .request(call)
                  .header("Content-Type", "application/x-www-form-urlencoded")
                  .POST(BodyPublishers.ofString("List-Unsubscribe=One-Click")))
          .ok();
      assertThat(look(ben).path("address").isNull()).isTrue();
      assertThat(look(same).path("address").isNull()).isTrue();
      assertThat(look(cleo).path("address").asText()).isEqualTo("c…@example.org");
      mailProgram.post(call).ok();
      assertThat(addresses(database)).isEqualTo(1);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "ru", "pl", "fr", "xx"})
  void aLetterIsWrittenInTheReadersLanguage(String language) {
    try (var server = serve()) {
      ask(new Person(server.port()), "ben@example.org", language).ok();
      var letter = postman.letters().getFirst();
      assertThat(letter.text())
          .contains(
              switch (language) {
                case "ru" -> "Код действует сутки.";
                case "pl" -> "Kod jest ważny przez dobę.";
                case "fr" -> "Il est valable un jour.";
                default -> "It is good for a day.";
              })
          .doesNotContain("{");
      assertThat(letter.subject()).contains(letter.code()).doesNotContain("{");
    }
  }

  @Test
  void aLetterSaysNothingOfThisMachineAndThatNobodyNeedAnswer() throws Exception {
    var host = InetAddress.getLocalHost().getHostName();
    try (var server = serve()) {
      ask(new Person(server.port()), "ben@example.org").ok();
    }
    var letter = postman.letters().getFirst();
    assertThat(letter.header("Auto-Submitted")).isEqualTo("auto-generated");
    assertThat(letter.header("Message-ID")).endsWith("@example.org>");
    assertThat(letter.header("Content-Type")).startsWith("text/plain; charset=UTF-8");
    assertThat(Collections.list(letter.message().getAllHeaderLines()))
        .noneMatch(line -> line.contains(host));
  }

  @Test
  void whereTheMailServerIsAwayThatIsSaid() {
    var database = Databases.sqlite(directory);
    try (var log = new Overheard();
        var server = Server.start(settings(database), Shelf.installed())) {
      var ben = new Person(server.port());
      postman.goAway();
      var answer = ask(ben, "ben@example.org");
      assertThat(answer.status()).isEqualTo(500);
      assertThat(answer.text()).contains("mail-not-sent").doesNotContain("Exception");
      assertThat(look(ben).path("address").isNull()).isTrue();
      assertThat(log.lines())
          .anyMatch(line -> line.contains("a code could not be sent"))
          .noneMatch(line -> line.contains("secret") || line.contains("cret:1"))
          .noneMatch(line -> line.contains("ben@"));
      assertThat(ben.get("/metrics").ok().text())
          .contains("sixstones_letters_total{result=\"failed\"} 1.0");
      postman.comeBack();
      ask(ben, "ben@example.org").ok();
      confirm(ben, postman.letters().getFirst().code()).ok();
    }
  }

  @ParameterizedTest
  @EnumSource
  void aBackupKnowsTheAddress(Databases.Kind kind, @TempDir Path elsewhere) {
    var database = kind.fresh(directory);
    Person ben;
    try (var server = Server.start(settings(database), Shelf.installed())) {
      ben = new Person(server.port());
      ask(ben, "ben@example.org").ok();
      confirm(ben, postman.letters().getFirst().code()).ok();
    }
    Backup.write(database, elsewhere.resolve("all"));
    var restored = Databases.sqlite(elsewhere);
    Backup.restore(elsewhere.resolve("all"), restored);
    try (var server = Server.start(settings(restored), Shelf.installed())) {
      assertThat(look(ben.at(server.port())).path("confirmed").asBoolean()).isTrue();
    }
  }
}
