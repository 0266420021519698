package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sixstones.engine.chance.Share;
import sixstones.server.settings.Settings;

/** What docs/fair-deals.md says is enough to check a deal, and it is so. */
final class FairDealsTest {

  private static final String DOCUMENT = read();
  private static final Share SHARE = new Share("3c".repeat(32));

  private static String read() {
    try {
      return Files.readString(Path.of("../docs/fair-deals.md"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A row of things as the document has it. */
  private static List<String> row(String name) {
    var block = Pattern.compile("```deck " + name + "\n(.*)\n```").matcher(DOCUMENT);
    assertThat(block.find()).as("the row " + name).isTrue();
    return List.of(block.group(1).split(" "));
  }

  /** A record of the document's vectors. */
  private static DealChecker vectors() {
    var lines = new ArrayList<String>();
    for (var name : List.of("commitment", "share 0", "pledge 0", "share 2", "pledge 2")) {
      lines.add(name + ": " + vector(name));
    }
    lines.add("seed: " + vector("S"));
    return DealChecker.of(String.join("\n", lines));
  }

  private static String vector(String name) {
    var line = Pattern.compile("(?m)^" + name + " +([0-9a-f]{64})$").matcher(DOCUMENT);
    assertThat(line.find()).as(name).isTrue();
    return line.group(1);
  }

  @Test
  void theVectorsComeOut() {
    var numbers = vectors();
    var twelve = new ArrayList<String>();
    for (int i = 0; i < 12; i++) twelve.add(String.valueOf(numbers.below(6)));
    assertThat(DOCUMENT).contains("twelve numbers below 6   " + String.join(" ", twelve));
    var digits = List.of("0 1 2 3 4 5 6 7 8 9".split(" "));
    assertThat(DOCUMENT)
        .contains("shuffled instead   " + String.join(" ", vectors().deck(digits).reversed()));
    for (var laid : vectors().splendor(3)) {
      assertThat(DOCUMENT).contains("`" + String.join(" ", laid) + "`");
    }
    for (var hand : vectors().gauntlet(3, row("heroes"), row("thanos"))) {
      assertThat(DOCUMENT).contains("`" + String.join(" ", hand) + "`");
    }
    for (var hand : vectors().loveLetter(3, row("loveletter"))) {
      assertThat(DOCUMENT).contains("`" + String.join(" ", hand) + "`");
    }
  }

  @Test
  void aDealOnTheNetworkIsTheOneThatFollows(@TempDir Path directory) {
    var settings = Settings.local(0, Databases.sqlite(directory));
    try (var server = Servers.start(settings)) {
      var ann = new Person(server.port());
      splendor(ann, played(ann, "splendor", Map.of(), 3));
      hands(
          ann,
          played(ann, "gauntlet", Map.of("thanos", "0"), 4),
          checker -> checker.gauntlet(4, row("heroes"), row("thanos")));
      for (int players = 2; players <= 3; players++) {
        int seats = players;
        hands(
            ann,
            played(ann, "loveletter", Map.of(), seats),
            checker -> checker.loveLetter(seats, row("loveletter")));
      }
    }
  }

  @Test
  void aRecordThatBreaksAPromiseIsFound(@TempDir Path directory) {
    var settings = Settings.local(0, Databases.sqlite(directory));
    try (var server = Servers.start(settings)) {
      var ann = new Person(server.port());
      var record = record(ann, played(ann, "loveletter", Map.of(), 2));
      int digit = record.indexOf("seed: ") + "seed: ".length();
      var seed =
          record.substring(0, digit)
              + (record.charAt(digit) == '0' ? '1' : '0')
              + record.substring(digit + 1);
      assertThatThrownBy(() -> DealChecker.of(seed)).isInstanceOf(AssertionError.class);
      var share = record.replace("share 0: 3c", "share 0: 3d");
      assertThatThrownBy(() -> DealChecker.of(share)).isInstanceOf(AssertionError.class);
    }
  }

  /** A table with a share of Ann's, played to its end. */
  private static String played(Person ann, String game, Map<String, String> options, int players) {
    var set = new ArrayList<String>();
    options.forEach((id, value) -> set.add("\"%s\": \"%s\"".formatted(id, value)));
    var bots = ", {\"kind\": \"bot\", \"level\": \"random\"}".repeat(players - 1);
    var table =
        ann.post(
                "/api/tables",
                """
                {"game": "%s", "options": {%s},
                 "seats": [{"kind": "me", "name": "Ann", "pledge": "%s"}%s]}
                """
                    .formatted(game, String.join(",", set), SHARE.pledge(), bots))
            .ok()
            .json()
            .path("table")
            .asText();
    ann.get("/api/tables/" + table + "/deal").refused("conflict");
    ann.post("/api/tables/" + table + "/seats/0/reveal", "{\"share\": \"" + SHARE.hex() + "\"}")
        .ok();
    ann.play(table, new Random(17), 5000);
    return table;
  }

  private static String record(Person ann, String table) {
    return ann.get("/api/tables/" + table + "/record").ok().text();
  }

  private static JsonNode dealt(Person ann, String table, int seat) {
    return ann.get("/api/tables/" + table + "/replay?step=0&as=" + seat).ok().json().path("view");
  }

  private static void splendor(Person ann, String table) {
    var laid = DealChecker.of(record(ann, table)).splendor(3);
    var view = dealt(ann, table, 0);
    for (int level = 0; level < 3; level++) {
      assertThat(texts(view.path("rows").get(level).path("cards"))).isEqualTo(laid.get(level));
    }
    assertThat(texts(view.path("locations"))).isEqualTo(laid.get(3));
  }

  private interface Hands {
    List<List<String>> of(DealChecker checker);
  }

  private static void hands(Person ann, String table, Hands expected) {
    var hands = expected.of(DealChecker.of(record(ann, table)));
    for (int seat = 0; seat < hands.size(); seat++) {
      assertThat(texts(dealt(ann, table, seat).path("seats").get(seat).path("hand")))
          .containsExactlyInAnyOrderElementsOf(hands.get(seat));
    }
  }

  private static List<String> texts(JsonNode list) {
    var texts = new ArrayList<String>();
    list.forEach(one -> texts.add(one.asText()));
    return texts;
  }
}
