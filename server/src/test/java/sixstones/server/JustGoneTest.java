package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sixstones.server.settings.Settings;

/** A page that is loaded again, or a line that breaks for a moment, costs nobody the seat. */
final class JustGoneTest {

  private static Server server(Path directory, Duration patience) {
    var settings = Settings.local(0, Databases.sqlite(directory));
    return Servers.start(settings.withPatience(patience));
  }

  /** Ann's table, begun with Ben; Ben's page was open and has closed. */
  private static String leftBy(Person ann, Person ben) {
    var table = ann.create("me", "open");
    ben.sit(table, 1, "Ben").ok();
    ann.post("/api/tables/" + table + "/start").ok();
    closePage(ann, ben, table);
    return table;
  }

  private static void closePage(Person witness, Person person, String table) {
    var page = person.listen(table, 0);
    page.await(state -> !state.path("you").isNull());
    page.close();
    int seat = person.state(table).path("you").asInt();
    Waiting.until(
        () -> witness.state(table),
        state -> !state.path("seats").get(seat).path("connected").asBoolean());
  }

  @Test
  void nobodyIsReplacedTheMomentThatThePageCloses(@TempDir Path directory) {
    try (var server = server(directory, Duration.ofHours(1))) {
      var ann = new Person(server.port());
      var ben = new Person(server.port());
      var table = leftBy(ann, ben);
      var refusal = ann.bot(table, 1, "random").refused("conflict");
      assertThat(refusal.json().path("why").path("key").asText()).isEqualTo("problem.just-gone");
      ben.seat(table, 1, "leave").ok();
      ann.bot(table, 1, "random").ok();
    }
  }

  @Test
  void noHostLosesTheTableTheMomentThatThePageCloses(@TempDir Path directory) {
    try (var server = server(directory, Duration.ofHours(1))) {
      var ann = new Person(server.port());
      var ben = new Person(server.port());
      var table = ann.create("me", "open");
      ben.sit(table, 1, "Ben").ok();
      closePage(ben, ann, table);
      ben.seat(table, 1, "host").refused("conflict");
      ann.seat(table, 0, "leave").ok();
      ben.seat(table, 1, "host").ok();
    }
  }

  @Test
  void aSeatIsKeptForAWhileOnly(@TempDir Path directory) {
    try (var server = server(directory, Duration.ofMillis(300))) {
      var ann = new Person(server.port());
      var ben = new Person(server.port());
      var table = leftBy(ann, ben);
      Waiting.until(() -> ann.bot(table, 1, "random"), answer -> answer.status() == 200);
    }
  }
}
