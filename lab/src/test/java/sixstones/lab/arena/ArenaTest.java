package sixstones.lab.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sixstones.engine.Game;
import sixstones.engine.Options;
import sixstones.engine.record.RecordText;
import sixstones.engine.record.Replay;
import sixstones.games.gauntlet.Gauntlet;
import sixstones.games.splendor.Splendor;
import sixstones.games.united.United;

class ArenaTest {

  private static final Splendor SPLENDOR = new Splendor();

  @TempDir Path folder;

  @Test
  void theStrongerBotIsFoundAndItsRecordsVerify() throws IOException {
    var standings = run(SPLENDOR, contest(List.of("random", "greedy"), 2, 0, 20), 2);
    assertThat(standings.games()).isEqualTo(40);
    assertThat(standings.bots().getFirst().bot()).isEqualTo("greedy");
    assertThat(standings.bots().getFirst().elo()).isEqualTo(1000);
    assertThat(standings.bots().getLast().high()).isLessThan(1000);
    assertThat(standings.duels().getFirst().superiority()).isLessThan(0.01);
    var record = RecordText.read(Files.readString(folder.resolve("records/000003-01.txt")));
    assertThat(record.names()).containsExactly("greedy", "random");
    assertThat(Replay.verify(SPLENDOR, record).isOver()).isTrue();
  }

  @Test
  void aBrokenOffContestGoesOnAndEndsAsIfItHadNot() throws IOException {
    var whole = run(SPLENDOR, contest(List.of("random", "greedy"), 2, 0, 12), 1);
    var games = folder.resolve("games.jsonl");
    var lines = Files.readAllLines(games);
    var torn = String.join("\n", lines.subList(0, 9)) + "\n" + lines.get(9).substring(0, 20);
    Files.writeString(games, torn);
    var again = run(SPLENDOR, contest(List.of("random", "greedy"), 2, 0, 12), 2);
    assertThat(again.duels()).isEqualTo(whole.duels());
    assertThat(Files.readAllLines(games)).hasSameSizeAs(lines);
  }

  @Test
  void aFolderOfAnotherContestIsRefused() {
    run(SPLENDOR, contest(List.of("random", "greedy"), 2, 0, 1), 1);
    assertThatThrownBy(() -> run(SPLENDOR, contest(List.of("random", "easy"), 2, 0, 1), 1))
        .hasMessageEndingWith(
            "holds another contest; choose another folder with --out, or delete it.");
  }

  @Test
  void sidesAreToldByTheirNames() {
    var standings = run(new Gauntlet(), contest(List.of("random", "greedy"), 4, 0, 5), 1);
    assertThat(standings.games()).isEqualTo(10);
    assertThat(standings.duels().getFirst().roles()).containsOnlyKeys("heroes", "thanos");
  }

  @Test
  void teamsThatPlayTogetherAreComparedByTheSameDeals() {
    var standings = run(new United(), contest(List.of("random", "greedy"), 2, 0, 6), 2);
    assertThat(standings.together()).isTrue();
    assertThat(standings.games()).isEqualTo(12);
    assertThat(standings.bots().getFirst().bot()).isEqualTo("greedy");
  }

  @Test
  void amongMoreSeatsEachBotIsAloneOnceOnEverySeat() {
    var standings = run(SPLENDOR, contest(List.of("random", "greedy"), 3, 0, 4), 2);
    assertThat(standings.games()).isEqualTo(4 * 6);
    assertThat(standings.par()).isEqualTo(1.0 / 3);
    assertThat(standings.duels()).hasSize(2);
  }

  @Test
  void anEarlyStopIsEarly() {
    var contest =
        new Contest(
            List.of("greedy", "random"),
            2,
            Options.STANDARD,
            0,
            5_000,
            1,
            Optional.of(new Sprt(0, 50)),
            Duration.ofSeconds(5));
    var standings = run(SPLENDOR, contest);
    assertThat(standings.verdict()).isEqualTo(Sprt.Verdict.BETTER);
    assertThat(standings.deals()).isLessThan(100);
  }

  @Test
  void theReportIsOnePageThatLoadsNothing() {
    var standings = run(SPLENDOR, contest(List.of("random", "greedy"), 2, 0, 3), 1);
    assertThat(ArenaPage.of(standings))
        .contains("<svg", "greedy", "splendor.won")
        .doesNotContain("http", "src=", "url(");
  }

  @Test
  void partsMakeTheWhole(@TempDir Path one, @TempDir Path other) throws IOException {
    var bots = List.of("random", "greedy");
    var whole = run(SPLENDOR, contest(bots, 2, 0, 12));
    Arena.run(SPLENDOR, contest(bots, 2, 7, 12), one, 1, _ -> {});
    Arena.run(SPLENDOR, contest(bots, 2, 0, 7), other, 2, _ -> {});
    var merged = ArenaParts.merged(List.of(one, other));
    assertThat(merged.duels()).isEqualTo(whole.duels());
    assertThat(merged.lengths()).isEqualTo(whole.lengths());
    assertThatThrownBy(() -> ArenaParts.merged(List.of(one, folder)))
        .hasMessage("Deal 7 is there twice.");
  }

  @Test
  void partsOfDifferentContestsAreRefused(@TempDir Path one, @TempDir Path other) {
    Arena.run(SPLENDOR, contest(List.of("random", "greedy"), 2, 0, 1), one, 1, _ -> {});
    Arena.run(SPLENDOR, contest(List.of("random", "easy"), 2, 1, 2), other, 1, _ -> {});
    assertThatThrownBy(() -> ArenaParts.merged(List.of(one, other)))
        .hasMessageEndingWith("hold different contests.");
    assertThatThrownBy(() -> ArenaParts.merged(List.of(folder)))
        .hasMessageStartingWith("There is no contest in");
  }

  private Standings run(Game<?, ?> game, Contest contest) {
    return run(game, contest, 2);
  }

  private Standings run(Game<?, ?> game, Contest contest, int threads) {
    return Arena.run(game, contest, folder, threads, _ -> {});
  }

  private static Contest contest(List<String> bots, int seats, long from, long to) {
    return new Contest(
        bots, seats, Options.STANDARD, from, to, 3, Optional.empty(), Duration.ofSeconds(5));
  }
}
