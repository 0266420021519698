package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Records that somebody brings to look at them. */
final class RecordsTest extends OnEachDatabase {

  @Test
  void aRecordIsShownAsItsTableWas() {
    var table = ann.create("me", "random");
    ann.play(table, new Random(11), 1000);
    var record = ann.get("/api/tables/" + table + "/record").ok().text();
    var id = cleo.post("/api/records", record).ok().json().path("record").asText();
    assertThat(ben.post("/api/records", record).ok().json().path("record").asText()).isEqualTo(id);
    var about = ben.get("/api/records/" + id).ok().json();
    assertThat(about.path("game").asText()).isEqualTo("splendor");
    assertThat(about.path("seats").get(0).path("name").asText()).isEqualTo("Ann");
    assertThat(about.path("seats").get(1).path("level").asText()).isEqualTo("random");
    for (var step : List.of(0, 7, 20)) {
      var where = "/replay?as=1&step=" + step;
      assertThat(ben.get("/api/records/" + id + where).ok().json().path("view"))
          .isEqualTo(ann.get("/api/tables/" + table + where).ok().json().path("view"));
    }
    // It is no table: nobody finds it in a list.
    assertThat(cleo.get("/api/tables/mine").ok().json()).isEmpty();
  }

  @Test
  void whatIsNoFinishedGameIsRefusedInWords() {
    var table = ann.create("me", "random");
    ann.play(table, new Random(11), 1000);
    var record = ann.get("/api/tables/" + table + "/record").ok().text();
    var unfinished = record.lines().filter(line -> !line.startsWith("result")).toList();
    for (var text :
        List.of(
            "",
            "{}",
            "six stones record 1",
            "\u0000\uFFFF",
            String.join("\n", unfinished.subList(0, unfinished.size() - 3)),
            record.replace("rules: ", "rules: 9"),
            record.replace("seat 1", "seat 3"),
            record.replace("result: won by", "result: won by 1"),
            record.replaceFirst("\n0 .*\n", "\n0 sing a song\n"),
            record.replaceFirst("\n0 .*\n", "\n9 take mind\n"),
            record.replaceFirst("commitment: ..", "commitment: 00"),
            record.replaceFirst("seed: ..", "seed: xy"),
            record.replace("game: splendor", "game: splendor\noption x: y"))) {
      ann.post("/api/records", text).refused("malformed");
    }
    ann.post("/api/records", record.replace("splendor", "chess")).refused("unknown");
    ann.post("/api/records", record + "0 take mind\n".repeat(9000)).refused("too-large");
    ann.get("/api/records/00").refused("unknown");
    ann.get("/api/records/00/replay").refused("unknown");
  }
}
