package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Random;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sixstones.archive.Shelf;
import sixstones.server.mail.Mailer;
import sixstones.server.mail.Postman;
import sixstones.server.mail.SmtpServer;
import sixstones.server.settings.Settings;

/** Letters to people who are away while others wait for them. */
@Timeout(90)
final class TurnLettersTest {

  private static final Duration PATIENCE = Duration.ofMillis(400);
  private static final Duration EVERY = Duration.ofMillis(50);

  /** So long that a letter that should not come would have come. */
  private static final Duration LONG_ENOUGH = PATIENCE.multipliedBy(4);

  @TempDir private Path directory = Path.of("");
  private final Postman postman = new Postman();
  private final Random random = new Random(1);

  @AfterEach
  void dismiss() {
    postman.close();
  }

  private Settings settings(String database, Duration patience) {
    return settings(database, patience, postman.address());
  }

  private static Settings settings(String database, Duration patience, String smtp) {
    return Settings.local(0, database)
        .withMail(
            new Settings.Mail(
                SmtpServer.of(smtp),
                Mailer.sender("Six Stones <stones@example.org>"),
                "https://stones.example",
                patience,
                EVERY));
  }

  private Server serve() {
    return serve(Databases.sqlite(directory));
  }

  private Server serve(String database) {
    return Server.start(settings(database, PATIENCE), Shelf.installed());
  }

  /** Somebody who wants letters. */
  private Person reader(int port, String name, String language) {
    var reader = new Person(port);
    reader
        .post(
            "/api/me/mail",
            "{\"address\": \"%s@example.org\", \"language\": \"%s\"}".formatted(name, language))
        .ok();
    var code = postman.last(name + "@example.org").code();
    reader.post("/api/me/mail/confirm", "{\"code\": \"" + code + "\"}").ok();
    return reader;
  }

  private static String begun(Person ann, Person ben) {
    var table = ann.create("me", "open");
    ben.sit(table, 1, "Ben").ok();
    ann.post("/api/tables/" + table + "/start").ok();
    return table;
  }

  private Postman.Received awaitLetter(int number) {
    return Waiting.until(postman::letters, letters -> letters.size() >= number).get(number - 1);
  }

  private void noLetterComes(int have) throws InterruptedException {
    Thread.sleep(LONG_ENOUGH);
    assertThat(postman.letters()).hasSize(have);
  }

  @Test
  void whoIsAwayGetsOneLetterForOneWait() throws InterruptedException {
    try (var server = serve()) {
      var ann = new Person(server.port());
      var ben = reader(server.port(), "ben", "en");
      var table = begun(ann, ben);
      long moved = System.nanoTime();
      ann.play(table, random, 1);
      var letter = awaitLetter(2);
      assertThat(Duration.ofNanos(System.nanoTime() - moved)).isGreaterThan(PATIENCE);
      assertThat(letter.to()).isEqualTo("ben@example.org");
      assertThat(letter.subject()).isEqualTo("Your turn: Splendor: Marvel");
      assertThat(letter.text())
          .startsWith("It is your turn in Splendor: Marvel, and the others are waiting.")
          .contains("\nhttps://stones.example/t/" + table + "\n");
      assertThat(letter.header("List-Unsubscribe"))
          .isEqualTo("<https://stones.example/api/mail/stop/" + letter.stop() + ">");
      // Something that is no move is no other wait.
      ann.seat(table, 0, "end").ok();
      noLetterComes(2);
      ben.play(table, random, 1);
      ann.play(table, random, 1);
      awaitLetter(3);
      ben.post("/api/mail/stop/" + letter.stop()).ok();
      ben.play(table, random, 1);
      ann.play(table, random, 1);
      noLetterComes(3);
    }
  }

  @Test
  void ofTwoProcessesOneWrites() throws InterruptedException {
    var database = Databases.postgres();
    try (var one = serve(database);
        var other = serve(database)) {
      var ann = new Person(one.port());
      var ben = reader(other.port(), "ben", "en");
      for (int games = 0; games < 3; games++) {
        ann.at(one.port()).play(begun(ann, ben.at(one.port())), random, 1);
        awaitLetter(2 + games);
      }
      noLetterComes(4);
    }
  }

  @Test
  void nobodyIsWrittenToWhoHasTheTableOpen() throws InterruptedException {
    var database = Databases.postgres();
    try (var one = serve(database);
        var other = serve(database)) {
      var ann = new Person(one.port());
      var ben = reader(other.port(), "ben", "en");
      var table = begun(ann, ben);
      // At whichever process he has it.
      var page = ben.listen(table, 0);
      page.await(state -> state.path("you").asInt() == 1);
      Waiting.until(
          () -> ann.state(table).path("seats").get(1).path("connected").asBoolean(),
          connected -> connected);
      ann.play(table, random, 1);
      noLetterComes(1);
      long closed = System.nanoTime();
      page.close();
      awaitLetter(2);
      // That others have waited for long does not count while he was there.
      assertThat(Duration.ofNanos(System.nanoTime() - closed)).isGreaterThan(PATIENCE.dividedBy(2));
    }
  }

  @Test
  void whoPlaysAloneOrHasAStandInIsNotWrittenTo() throws InterruptedException {
    try (var server = serve()) {
      var ann = new Person(server.port());
      var ben = reader(server.port(), "ben", "en");
      ben.create("me", "random");
      var table = begun(ann, ben);
      ben.seat(table, 1, "leave").ok();
      ann.bot(table, 1, "random").ok();
      ann.play(table, random, 1);
      noLetterComes(1);
    }
  }

  @Test
  void anAddressThatWasNotConfirmedGetsNoLetters() throws InterruptedException {
    try (var server = serve()) {
      var ann = new Person(server.port());
      var ben = new Person(server.port());
      ben.post("/api/me/mail", "{\"address\": \"ben@example.org\"}").ok();
      ann.play(begun(ann, ben), random, 1);
      noLetterComes(1);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "en, war, Your turn: Avengers: Infinity War",
    "ru, war, Ваш ход: Мстители: Война Бесконечности",
    "pl, gauntlet, Twój ruch: Rękawica Nieskończoności",
    "fr, gauntlet, À vous : Le Gant d’Infinité"
  })
  void theGameHasTheNameThatTheReaderKnows(String language, String game, String subject) {
    try (var server = serve()) {
      var ann = new Person(server.port());
      var ben = reader(server.port(), "ben", language);
      var table = ann.create(game, Map.of(), "link", true, "me", "open");
      ben.sit(table, 1, "Ben").ok();
      ann.post("/api/tables/" + table + "/start").ok();
      while (ben.state(table).path("choice").isNull()) ann.play(table, random, 1);
      var letter = awaitLetter(2);
      assertThat(letter.subject()).isEqualTo(subject);
      assertThat(letter.text()).contains("/t/" + table).doesNotContain("{");
    }
  }

  @Test
  void aRestartInBetweenChangesNothing() throws InterruptedException {
    var database = Databases.sqlite(directory);
    Person ann;
    Person ben;
    try (var server = Server.start(settings(database, Duration.ofHours(1)), Shelf.installed())) {
      ann = new Person(server.port());
      ben = reader(server.port(), "ben", "en");
      ann.play(begun(ann, ben), random, 1);
    }
    assertThat(postman.letters()).hasSize(1);
    try (var _ = serve(database)) {
      awaitLetter(2);
    }
    try (var _ = serve(database)) {
      noLetterComes(2);
    }
  }

  @Test
  void whoHasNotComeForADayIsLeftAlone() throws InterruptedException {
    var database = Databases.sqlite(directory);
    try (var server = Server.start(settings(database, Duration.ofHours(1)), Shelf.installed())) {
      var ann = new Person(server.port());
      ann.play(begun(ann, reader(server.port(), "ben", "en")), random, 1);
    }
    Jdbi.create(database)
        .useHandle(
            handle ->
                handle.execute(
                    "update summaries set awaited_since = awaited_since - "
                        + Duration.ofDays(1).toMillis()));
    try (var _ = serve(database)) {
      noLetterComes(1);
    }
  }

  @Test
  void aLetterWaitsForTheMailServerAndNothingElseDoes() throws InterruptedException {
    var database = Databases.sqlite(directory);
    try (var log = new Overheard();
        var server = serve(database)) {
      var ann = new Person(server.port());
      var ben = reader(server.port(), "ben", "en");
      var table = begun(ann, ben);
      postman.goAway();
      ann.play(table, random, 1);
      Waiting.until(
          log::lines, lines -> lines.stream().anyMatch(line -> line.contains("could not be sent")));
      postman.comeBack();
      var letter = awaitLetter(1);
      assertThat(letter.text()).contains(table);
      assertThat(log.lines()).noneMatch(line -> line.contains("ben@") || line.contains("cret"));
      noLetterComes(1);
      // For whom it has waited in vain so often there is none any more.
      postman.goAway();
      ben.play(table, random, 1);
      ann.play(table, random, 1);
      Waiting.until(() -> tries(database), tries -> tries == 5);
      Thread.sleep(EVERY.multipliedBy(4));
      assertThat(tries(database)).isEqualTo(5);
      postman.comeBack();
      noLetterComes(0);
    }
  }

  private static int tries(String database) {
    return Jdbi.create(database)
        .withHandle(
            handle ->
                handle
                    .createQuery("select max(tries) from letter_claims")
                    .mapTo(Integer.class)
                    .one());
  }

  @Test
  void aMailServerThatSaysNothingKeepsNobody() throws IOException {
    var database = Databases.sqlite(directory);
    Person ann;
    Person ben;
    String table;
    try (var server = serve(database)) {
      ann = new Person(server.port());
      ben = reader(server.port(), "ben", "en");
      table = begun(ann, ben);
    }
    try (var silent = new ServerSocket(0, 10, InetAddress.getLoopbackAddress());
        var server =
            Server.start(
                settings(database, PATIENCE, "smtp://127.0.0.1:" + silent.getLocalPort()),
                Shelf.installed())) {
      ann.at(server.port()).play(table, random, 1);
      try (var _ = silent.accept()) {
        // The letter is on its way, and nobody takes it.
        ben.at(server.port());
        for (int i = 0; i < 10; i++) {
          var mover = ben.state(table).path("choice").isNull() ? ann : ben;
          mover.play(table, random, 1);
        }
        ben.get("/readyz").ok();
      }
    }
  }
}
