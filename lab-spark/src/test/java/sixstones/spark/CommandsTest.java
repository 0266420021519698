package sixstones.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CommandsTest {

  @TempDir Path folder;

  @Test
  void whatIsThereIsNotPlayedAgain() throws IOException {
    var first = simulate("--games", "20", "--slices", "2");
    assertThat(first.code()).isZero();
    assertThat(first.out()).contains("20 games of splendor");
    assertThat(first.err()).contains("20 of 20 games played");
    assertThat(slices()).containsExactly("000000000000-000000000010", "000000000010-000000000020");

    var again = simulate("--games", "20");
    assertThat(again.err()).contains("0 of 20 games played");
    assertThat(again.out()).isEqualTo(first.out());

    assertThat(simulate("--games", "30", "--slices", "1").err()).contains("10 of 30 games played");
    assertThat(simulate("--from", "5", "--to", "15").out()).contains("10 games of splendor");
  }

  @Test
  void aSliceThatWasBrokenOffIsPlayedAgain() throws IOException {
    var whole = simulate("--games", "20", "--slices", "2");
    Files.delete(folder.resolve("out/games/000000000010-000000000020/_SUCCESS"));
    var again = simulate("--games", "20", "--slices", "1");
    assertThat(again.err()).contains("10 of 20 games played");
    assertThat(again.out().lines().limit(3)).containsExactlyElementsOf(firstLines(whole));
  }

  @Test
  void aFolderOfOtherGamesIsRefused() throws IOException {
    simulate("--games", "2");
    var other = simulate("--games", "2", "--seed", "8");
    assertThat(other.code()).isEqualTo(2);
    assertThat(other.err())
        .contains("holds other games; choose another folder with --out, or delete it.")
        .doesNotContain("at sixstones");
    Files.writeString(Files.createDirectory(folder.resolve("mine")).resolve("letter.txt"), "Dear");
    var foreign = run("simulate", "splendor", "--out", folder.resolve("mine").toString());
    assertThat(foreign.code()).isEqualTo(2);
    assertThat(foreign.err()).contains("holds something else than games");
  }

  @Test
  void anArenaAndAReportTellTheirPages() {
    var page = folder.resolve("page.html");
    var arena =
        run(
            "arena",
            "splendor",
            "--bots",
            "greedy,random",
            "--pairs",
            "40",
            "--sprt",
            "0,50",
            "--slices",
            "2",
            "--out",
            out(),
            "--page",
            page.toString());
    assertThat(arena.code()).isZero();
    assertThat(arena.out()).contains("greedy v random");
    // The first slice has settled it.
    assertThat(arena.err()).contains("20 of 40 deals played");
    assertThat(page).content().contains("<svg");

    var report =
        run(
            "report",
            "gauntlet",
            "--bot",
            "random",
            "--games",
            "5",
            "--out",
            folder.resolve("report").toString(),
            "--page",
            page.toString());
    assertThat(report.code()).isZero();
    assertThat(page).content().contains("5 games of gauntlet");
  }

  @Test
  void wrongUseIsSaidInASentence() {
    for (var words :
        List.of(
            List.of("simulate", "chess", "--out", out()),
            List.of("simulate", "splendor"),
            List.of("simulate", "splendor", "--games", "0", "--out", out()),
            List.of("simulate", "splendor", "--slices", "0", "--out", out()),
            List.of("simulate", "splendor", "--bots", "nobody", "--out", out()),
            List.of("simulate", "splendor", "--out", out(), "--master", "moon"),
            List.of("simulate", "splendor", "--out", "moon://there", "--master", "local[1]"),
            List.of("simulate", "splendor", "--out", out(), "--master", "spark://127.0.0.1:1"),
            List.of("arena", "splendor", "--bots", "random", "--out", out()),
            List.of("report", "splendor", "--bot", "nobody", "--out", out()),
            List.of("dance"))) {
      var said = Said.by(words.toArray(String[]::new));
      assertThat(said.code()).as(words.toString()).isEqualTo(2);
      assertThat(said.err()).isNotBlank().doesNotContain("\tat ");
    }
    assertThat(folder.resolve("out")).doesNotExist();
  }

  private Said simulate(String... more) {
    var words = new ArrayList<>(List.of("simulate", "splendor", "--out", out()));
    words.addAll(List.of(more));
    return run(words.toArray(String[]::new));
  }

  private static Said run(String... words) {
    var local = new ArrayList<>(List.of(words));
    local.addAll(List.of("--master", "local[2]"));
    return Said.by(local.toArray(String[]::new));
  }

  private String out() {
    return folder.resolve("out").toString();
  }

  private List<String> slices() throws IOException {
    try (var list = Files.list(folder.resolve("out/games"))) {
      return list.map(slice -> slice.getFileName().toString()).sorted().toList();
    }
  }

  private static List<String> firstLines(Said said) {
    return said.out().lines().limit(3).toList();
  }
}
