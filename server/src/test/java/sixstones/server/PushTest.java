package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import sixstones.server.push.FakeBrowser;
import sixstones.server.settings.Settings;

/** Calls to browsers whose page is closed. */
@Timeout(60)
final class PushTest {

  private static final Duration PATIENCE = Duration.ofMillis(200);

  private static Settings settings(Path directory, FakeBrowser browser) {
    return Settings.local(0, Databases.sqlite(directory))
        .withPush(new Settings.Push(Set.of(browser.origin()), PATIENCE));
  }

  @Test
  void whoIsAwayIsCalledOnceWhenOthersWait(@TempDir Path directory) throws Exception {
    try (var browser = new FakeBrowser();
        var server = Servers.start(settings(directory, browser))) {
      var ann = new Person(server.port());
      var ben = new Person(server.port());
      var key = ben.get("/api/me/push").ok().json().path("key").asText();
      ben.post("/api/me/push", browser.subscription()).ok();
      var table = ann.create("me", "open");
      ben.sit(table, 1, "Ben").ok();
      ann.post("/api/tables/" + table + "/start").ok();
      ann.play(table, new Random(1), 1);
      assertThat(browser.next(key))
          .isEqualTo("{\"table\": \"" + table + "\", \"game\": \"splendor\"}");
      // Something that is no move does not call again.
      ann.seat(table, 0, "end").ok();
      Thread.sleep(PATIENCE.multipliedBy(3));
      assertThat(browser.waiting()).isZero();
      ben.play(table, new Random(1), 1);
      ann.play(table, new Random(1), 1);
      assertThat(browser.next(key)).contains(table);
      browser.goAway();
      ben.play(table, new Random(1), 1);
      ann.play(table, new Random(1), 1);
      browser.next(key);
      ben.play(table, new Random(1), 1);
      ann.play(table, new Random(1), 1);
      Thread.sleep(PATIENCE.multipliedBy(3));
      assertThat(browser.waiting()).isZero();
    }
  }

  @Test
  void whoIsAskedLastHasHisTimeToo(@TempDir Path directory) throws Exception {
    var patience = Duration.ofSeconds(2);
    try (var browser = new FakeBrowser();
        var server =
            Servers.start(
                Settings.local(0, Databases.sqlite(directory))
                    .withPush(new Settings.Push(Set.of(browser.origin()), patience)))) {
      var ann = new Person(server.port());
      var ben = new Person(server.port());
      var key = ann.get("/api/me/push").ok().json().path("key").asText();
      ann.post("/api/me/push", browser.subscription()).ok();
      var table = ann.create("me", "open");
      ben.sit(table, 1, "Ben").ok();
      ann.post("/api/tables/" + table + "/start").ok();
      ann.play(table, new Random(1), 1);
      Thread.sleep(patience.dividedBy(2));
      long moved = System.nanoTime();
      ben.play(table, new Random(1), 1);
      assertThat(browser.next(key)).contains(table);
      assertThat(Duration.ofNanos(System.nanoTime() - moved)).isGreaterThanOrEqualTo(patience);
    }
  }

  @Test
  void whoIsThereOrPlaysAloneIsNotCalled(@TempDir Path directory) throws Exception {
    try (var browser = new FakeBrowser();
        var server = Servers.start(settings(directory, browser))) {
      var ann = new Person(server.port());
      var ben = new Person(server.port());
      ann.post("/api/me/push", browser.subscription()).ok();
      ann.create("me", "random");
      var table = ben.create("me", "open");
      ann.sit(table, 1, "Cleo").ok();
      var page = ann.listen(table, 0);
      page.await(state -> state.path("you").asInt() == 1);
      ben.post("/api/tables/" + table + "/start").ok();
      ben.play(table, new Random(1), 1);
      Thread.sleep(PATIENCE.multipliedBy(4));
      assertThat(browser.waiting()).isZero();
      page.close();
    }
  }

  @Test
  void whoWantsNoCallsGetsNone(@TempDir Path directory) throws Exception {
    try (var browser = new FakeBrowser();
        var server = Servers.start(settings(directory, browser))) {
      var ann = new Person(server.port());
      var ben = new Person(server.port());
      ben.post("/api/me/push", browser.subscription()).ok();
      // Nobody stops calls to somebody else.
      ann.post("/api/me/push/stop", browser.subscription()).ok();
      ben.post("/api/me/push/stop", browser.subscription()).ok();
      var table = ann.create("me", "open");
      ben.sit(table, 1, "Ben").ok();
      ann.post("/api/tables/" + table + "/start").ok();
      ann.play(table, new Random(1), 1);
      Thread.sleep(PATIENCE.multipliedBy(3));
      assertThat(browser.waiting()).isZero();
    }
  }

  @Test
  void onlyServicesOfBrowsersAreCalled(@TempDir Path directory) {
    try (var browser = new FakeBrowser();
        var other = new FakeBrowser();
        var server = Servers.start(settings(directory, browser))) {
      var ann = new Person(server.port());
      ann.post("/api/me/push", other.subscription()).refused("malformed");
      var good = browser.subscription();
      ann.post("/api/me/push", good.replace("http:", "file:")).refused("malformed");
      ann.post("/api/me/push", good.replace("127.0.0.1", "u@127.0.0.1")).refused("malformed");
      ann.post("/api/me/push", good.replaceFirst("\"p256dh\": \"....", "\"p256dh\": \"!!!!"))
          .refused("malformed");
      var nowhere = "\"p256dh\": \"B" + "A".repeat(86) + "\"";
      ann.post("/api/me/push", good.replaceFirst("\"p256dh\": \"[^\"]*\"", nowhere))
          .refused("malformed");
      ann.post("/api/me/push", "{\"endpoint\": \"" + browser.origin() + "/call\"}")
          .refused("malformed");
      ann.post("/api/me/push", good).ok();
    }
  }
}
