package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sixstones.server.settings.Settings;

final class RateLimitTest {

  private static final int TOO_MANY = 429;
  private static final int MOST_TRIED = 1_000;

  private static Settings settings(Path directory, int tablesPerHour, int callsPerMinute) {
    return settings(directory, tablesPerHour, callsPerMinute, false);
  }

  private static Settings settings(
      Path directory, int tablesPerHour, int callsPerMinute, boolean trustProxy) {
    return new Settings(
        "127.0.0.1",
        0,
        Databases.sqlite(directory),
        Set.of("https://stones.example"),
        false,
        trustProxy,
        tablesPerHour,
        callsPerMinute,
        1,
        Duration.ofSeconds(1),
        Duration.ZERO,
        Duration.ZERO,
        Settings.Push.STANDARD,
        Optional.empty());
  }

  @Test
  void nobodySitsDownAndLeavesAllTheTime(@TempDir Path directory) {
    try (var server = Servers.start(settings(directory, 0, 400))) {
      var ann = new Person(server.port());
      var ben = new Person(server.port());
      var table = ann.create("me", "open", "open");
      for (int i = 0; i < 5; i++) {
        ben.sit(table, 1, "Ben").ok();
        ben.seat(table, 1, "leave").ok();
      }
      ben.sit(table, 1, "Ben").refused("too-many");
      ben.get("/api/tables/" + table).ok();
    }
  }

  @Test
  void nobodyReadsAllTheTime(@TempDir Path directory) {
    try (var server = Servers.start(settings(directory, 0, 60))) {
      var ann = new Person(server.port());
      assertThat(untilTooMany(() -> ann.get("/api/games"))).isGreaterThanOrEqualTo(60);
      ann.get("/healthz").ok();
    }
  }

  @Test
  void movesHaveALimitOfTheirOwn(@TempDir Path directory) {
    try (var server = Servers.start(settings(directory, 0, 80))) {
      var ann = new Person(server.port());
      var table = ann.create("me", "open");
      assertThat(untilTooMany(() -> ann.move(table, 1, "nothing"))).isBetween(20, 60);
      ann.get("/api/tables/" + table).ok();
    }
  }

  @Test
  void nobodyMovesMoreOftenOverASocket(@TempDir Path directory) {
    try (var server = Servers.start(settings(directory, 0, 80))) {
      var ann = new Person(server.port());
      var table = ann.create("me", "open");
      var page = ann.listen(table, 0);
      for (int i = 0; i < 60; i++) page.send("{\"seq\": 1, \"move\": \"nothing\"}");
      assertThat(page.answer(60).path("problem").path("error").asText()).isEqualTo("too-many");
      ann.move(table, 1, "nothing").refused("too-many");
      ann.get("/api/tables/" + table).ok();
    }
  }

  @Test
  void oneAddressMakesSoManyTablesAnHour(@TempDir Path directory) {
    try (var server = Servers.start(settings(directory, 3, 0))) {
      var ann = new Person(server.port());
      var seats = "[{\"kind\": \"me\", \"name\": \"Ann\"}, {\"kind\": \"open\"}]";
      var wish = "{\"game\": \"splendor\", \"seats\": " + seats + "}";
      for (int i = 0; i < 3; i++) ann.post("/api/tables", wish).ok();
      ann.post("/api/tables", wish).refused("too-many");
      assertThat(ann.get("/metrics").ok().text()).contains("sixstones_tables_total 3");
      var answer =
          ann.send(
              ann.request("/api/tables")
                  .header("Origin", "https://stones.example")
                  .header("Content-Type", "application/json")
                  .POST(HttpRequest.BodyPublishers.ofString(wish)));
      answer.refused("too-many");
    }
  }

  @Test
  void aProxyIsBelievedForWhatItHasAddedItself(@TempDir Path directory) {
    try (var server = Servers.start(settings(directory, 0, 60, true))) {
      var ann = new Person(server.port());
      var calls = new AtomicInteger();
      Supplier<Answer> another =
          () ->
              ann.send(
                  ann.request("/api/games")
                      .header("Forwarded", "for=198.51.100." + calls.get())
                      .header("X-Forwarded-For", "203.0.113." + calls.getAndIncrement())
                      .header("X-Forwarded-For", "192.0.2.7"));
      assertThat(untilTooMany(another)).isBetween(60, 200);
      ann.send(ann.request("/api/games").header("X-Forwarded-For", "192.0.2.8")).ok();
    }
  }

  @Test
  void adviceHasALimitOfItsOwn(@TempDir Path directory) {
    try (var server = Servers.start(settings(directory, 0, 400))) {
      var ann = new Person(server.port());
      var table = ann.create("me", "random");
      assertThat(untilTooMany(() -> ann.get("/api/tables/" + table + "/hints"))).isBetween(10, 30);
      ann.get("/api/tables/" + table).ok();
    }
  }

  /** How many calls are answered before one is too many. */
  private static int untilTooMany(Supplier<Answer> call) {
    int calls = 0;
    Answer answer;
    do {
      answer = call.get();
      calls++;
    } while (answer.status() != TOO_MANY && calls < MOST_TRIED);
    answer.refused("too-many");
    return calls - 1;
  }
}
