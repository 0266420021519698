package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** The lists of the lobby. */
final class ListsTest extends OnEachDatabase {

  @Test
  void openNoTable() {
    var open = ann.createWith("public", true, "me", "open");
    var running = ann.createWith("public", true, "me", "open");
    ben.sit(running, 1, "Ben").ok();
    ann.post("/api/tables/" + running + "/start").ok();
    ann.play(running, new Random(1), 1);
    restart();

    var listed = ben.get("/api/tables").ok().json().findValuesAsText("table");
    var own = ann.get("/api/tables/mine").ok().json().findValuesAsText("table");

    assertThat(listed).contains(open, running);
    assertThat(own).contains(open, running);
    assertThat(kept()).isEqualTo("0");
    ann.state(running);
    assertThat(kept()).isEqualTo("1");
  }

  private String kept() {
    var scrape = ann.get("/metrics").ok().text();
    return scrape
        .lines()
        .filter(line -> line.startsWith("sixstones_tables_kept "))
        .map(line -> line.replaceFirst(".* (\\d+).*", "$1"))
        .findFirst()
        .orElseThrow();
  }
}
