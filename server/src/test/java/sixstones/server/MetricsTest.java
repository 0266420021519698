package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sixstones.server.settings.Settings;

/** What a scrape of the server finds. */
final class MetricsTest {

  private static final int MOVES = 5;

  @Test
  void aScrapeTellsHowLongMovesAndCallsTook(@TempDir Path directory) {
    var settings = Settings.local(0, Databases.sqlite(directory));
    try (var server = Servers.start(settings)) {
      var ann = new Person(server.port());
      var table = ann.create("me", "random");
      ann.play(table, new Random(3), MOVES);
      var state = ann.awaitTurn(table);
      ann.move(table, state.path("seq").asInt(), "no such move").refused("malformed");

      var scrape = ann.get("/metrics").ok().text();

      assertThat(scrape).contains("# TYPE sixstones_move_seconds histogram\n");
      assertThat(bucket(scrape, "sixstones_move_seconds", "by=\"person\"", "+Inf"))
          .as("moves that were refused don't count")
          .isEqualTo(MOVES);
      assertThat(bucket(scrape, "sixstones_move_seconds", "by=\"bot\"", "+Inf")).isPositive();
      var moves = "method=\"POST\",route=\"/api/tables/{table}/moves\"";
      assertThat(bucket(scrape, "sixstones_request_seconds", moves, "+Inf")).isEqualTo(MOVES + 1);
      assertThat(bucket(scrape, "sixstones_request_seconds", moves, "0.001"))
          .isLessThanOrEqualTo(MOVES + 1);
      assertThat(scrape).contains("sixstones_moves_total{by=\"person\"} " + MOVES);
      assertThat(scrape).doesNotContain(table);
    }
  }

  @Test
  void theDashboardAsksForFiguresThatAreThere(@TempDir Path directory) throws IOException {
    var dashboard = Path.of(System.getProperty("sixstones.root"), "deploy/grafana-dashboard.json");
    var asked =
        Pattern.compile("sixstones_\\w+")
            .matcher(Files.readString(dashboard))
            .results()
            .map(found -> found.group().replaceFirst("_bucket$", ""))
            .collect(Collectors.toCollection(TreeSet::new));
    var settings = Settings.local(0, Databases.sqlite(directory));
    try (var server = Servers.start(settings)) {
      var ann = new Person(server.port());
      ann.play(ann.create("me", "random"), new Random(3), MOVES);
      var scrape = ann.get("/metrics").ok().text();
      assertThat(asked).hasSizeGreaterThan(10);
      for (var name : asked) assertThat(scrape).contains("# TYPE " + name + " ");
    }
  }

  /** How many waits were not longer than a bound. */
  private static long bucket(String scrape, String histogram, String labels, String bound) {
    var line =
        Pattern.compile(
            Pattern.quote(histogram + "_bucket{" + labels + ",le=\"" + bound + "\"} ") + "(\\d+)");
    var found = line.matcher(scrape);
    assertThat(found.find()).as("%s in %s", line, scrape).isTrue();
    return Long.parseLong(found.group(1));
  }
}
