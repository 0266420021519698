package sixstones.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command line as a person uses it: exit codes and what is printed. */
class MainTest {

  private record Said(int code, String out) {}

  private static Said run(String... args) {
    var out = new ByteArrayOutputStream();
    var before = System.out;
    System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
    try {
      return new Said(Main.run(args), out.toString(StandardCharsets.UTF_8));
    } finally {
      System.setOut(before);
    }
  }

  @Test
  void helpIsEverywhere() {
    assertThat(run().out()).contains("simulate").contains("scenario");
    for (var command :
        new String[] {
          "simulate",
          "record",
          "scenario",
          "perft",
          "bench",
          "rules",
          "thin-claims",
          "terminal",
          "new-game"
        }) {
      var said = run(command, "--help");
      assertThat(said.code()).as(command).isZero();
      assertThat(said.out()).contains("Usage: sixstones " + command);
    }
  }

  @Test
  void wrongUseIsTwo() {
    assertThat(run("fly").code()).isEqualTo(2);
    assertThat(run("simulate", "chess").code()).isEqualTo(2);
    assertThat(run("simulate", "splendor", "--players", "9").code()).isEqualTo(2);
    assertThat(run("simulate", "splendor", "--bots", "nobody").code()).isEqualTo(2);
    assertThat(run("simulate", "splendor", "--option", "colour=blue").code()).isEqualTo(2);
    assertThat(run("simulate", "war", "--option", "open-tiles=@no-such-file").code()).isEqualTo(2);
    assertThat(run("record", "show", "no-such-file").code()).isEqualTo(2);
    assertThat(run("scenario", "no-such-file").code()).isEqualTo(2);
  }

  @Test
  void anOptionMayComeFromAFile(@TempDir Path folder) throws IOException {
    var layout = Files.writeString(folder.resolve("own.csv"), "row,col,kind\n0,0,teleport\n");
    var option = "open-tiles=@" + layout;
    assertThat(run("simulate", "war", "--games", "1", "--option", option).code()).isZero();
    Files.writeString(layout, "0,4 loki");
    assertThat(run("simulate", "war", "--games", "1", "--option", option).code()).isEqualTo(2);
  }

  @Test
  void simulateRecordsAndRecordVerifies(@TempDir Path folder) throws IOException {
    var said =
        run("simulate", "splendor", "--games", "3", "--records", folder.toString(), "--json");
    assertThat(said.code()).isZero();
    assertThat(said.out()).contains("\"gamesPerSecond\"");
    var file = folder.resolve("splendor-000000.txt");
    assertThat(run("record", "verify", file.toString()).code()).isZero();
    assertThat(run("record", "show", file.toString()).out()).contains("won by");
    assertThat(run("record", "replay", file.toString()).out()).contains("took");
    assertThat(run("record", "replay", file.toString(), "--step", "4").out()).contains("supply:");
    Files.writeString(file, Files.readString(file).replaceFirst("won by \\d", "won by 7"));
    assertThat(run("record", "verify", file.toString()).code()).isEqualTo(1);
  }

  @Test
  void partsOfASimulationAnArenaAndAReportAreMerged(@TempDir Path folder) throws IOException {
    var parts = new ArrayList<String>();
    for (var range : List.of("0-3", "3-5")) {
      var from = range.substring(0, 1);
      var to = range.substring(2);
      var part = folder.resolve("simulation" + from);
      var said = run("simulate", "splendor", "--from", from, "--to", to, "--json");
      Files.writeString(part, said.out());
      parts.add(part.toString());
    }
    assertThat(merge(parts).out()).contains("5 games of splendor");
    assertThat(merge(List.of(parts.getFirst(), parts.getFirst())).code()).isEqualTo(2);

    var figures = new ArrayList<String>();
    for (var from : List.of("0", "3")) {
      var part = folder.resolve("figures" + from).toString();
      var page = folder.resolve("page.html").toString();
      run(
          "report",
          "gauntlet",
          "--bot",
          "random",
          "--from",
          from,
          "--games",
          "3",
          "--figures",
          part,
          "--out",
          page);
      figures.add(part);
    }
    assertThat(merge(figures).out()).contains("6 games of gauntlet");
    assertThat(merge(List.of(parts.getFirst(), figures.getFirst())).code()).isEqualTo(2);

    var arenas = new ArrayList<String>();
    for (var from : List.of("0", "2")) {
      var part = folder.resolve("arena" + from).toString();
      run(
          "arena",
          "splendor",
          "--bots",
          "random,greedy",
          "--from",
          from,
          "--pairs",
          "2",
          "--out",
          part);
      arenas.add(part);
    }
    assertThat(merge(arenas).out()).contains("8 games of splendor, 4 deals");
  }

  private static Said merge(List<String> parts) {
    var words = new ArrayList<>(parts);
    words.addFirst("merge");
    return run(words.toArray(String[]::new));
  }

  @Test
  void scenariosPassOrFail(@TempDir Path folder) throws IOException {
    var file = folder.resolve("mine.yaml");
    var text =
        "scenario: A test\ngame: splendor\nwhen:\n  - take mind space soul\nthen:\n  choice: {seat: 1}\n";
    Files.writeString(file, text);
    assertThat(run("scenario", file.toString()).out()).contains("1 passed, 0 failed");
    Files.writeString(file, text.replace("seat: 1", "seat: 0"));
    var failed = run("scenario", file.toString());
    assertThat(failed.code()).isEqualTo(1);
    assertThat(failed.out()).contains("seat 0 should choose, not seat 1");
    var misspelt = "scenario: A test\ngame: splendor\ngiven: {colour: blue}\n";
    Files.writeString(file, misspelt + "then: {over: no}\n");
    assertThat(run("scenario", file.toString()).out()).contains("there is no field \"colour\"");
    Files.writeString(file, misspelt);
    assertThat(run("scenario", file.toString()).out()).contains("the scenario asserts nothing");
  }

  @Test
  void aMutationReportThatWasCutOffIsWrongUse(@TempDir Path folder) throws IOException {
    var report = Files.writeString(folder.resolve("mutations.xml"), "<mutations><mutation>");
    var root = System.getProperty("sixstones.root");
    var said = run("thin-claims", "splendor", report.toString(), "--sources", root);
    assertThat(said.code()).isEqualTo(2);
    assertThat(run("thin-claims", "splendor", report.toString()).code()).isEqualTo(2);
  }

  @Test
  void rulesAreAllClaimed() {
    assertThat(run("rules", "splendor", "--sources", System.getProperty("sixstones.root")).code())
        .isZero();
  }
}
