package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import sixstones.archive.Shelf;
import sixstones.server.settings.Settings;

final class TalkElsewhereTest {

  @Test
  void whatIsSaidAtOneProcessIsHeardAtAnother() {
    var database = Databases.postgres();
    try (var here = Server.start(Settings.local(0, database), Shelf.installed());
        var there = Server.start(Settings.local(0, database), Shelf.installed())) {
      var ann = new Person(here.port());
      var ben = new Person(there.port());
      var table = ann.create("me", "open");
      ben.sit(table, 1, "Ben").ok();
      var listener = ben.listen(table, 0);
      assertThat(listener.last().path("talk").path("heard").asInt()).isZero();
      var talk = "/api/tables/" + table + "/talk";
      ann.post(talk, "{\"text\": \"Can you hear me?\"}").ok();
      listener.await(state -> state.path("talk").path("heard").asInt() == 1);
      ben.post(talk, "{\"text\": \"Yes\"}").ok();
      Waiting.until(() -> ann.get(talk).ok().json().size(), size -> size == 2);
    }
  }
}
