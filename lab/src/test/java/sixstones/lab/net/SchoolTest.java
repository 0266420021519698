package sixstones.lab.net;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sixstones.archive.Shelf;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Options;
import sixstones.engine.Position;
import sixstones.engine.chance.FastChance;

class SchoolTest {

  @TempDir Path folder;

  /** Games in which one mark tells who wins and another which of two moves is tried. */
  private static List<Example> plain(int count) {
    var chance = new FastChance(5);
    var examples = new ArrayList<Example>();
    for (int game = 0; game < count; game++) {
      boolean wins = chance.below(2) == 0;
      boolean left = chance.below(2) == 0;
      var marks = new int[] {wins ? 1 : 2, left ? 3 : 4, 5 + chance.below(10)};
      examples.add(
          new Example(
              game,
              marks,
              wins ? new float[] {1, 0} : new float[] {0, 1},
              new int[] {0, 1},
              left ? new float[] {0.9f, 0.1f} : new float[] {0.1f, 0.9f}));
    }
    return examples;
  }

  @Test
  void whatMarksTellIsLearnt() throws IOException {
    var marks = Shelf.installed().get("splendor").judgement().marks().orElseThrow();
    var file = folder.resolve("examples");
    try (var out = new ExampleFile(file, marks.count())) {
      out.add(plain(6_000));
    }
    var reports = new ArrayList<School.Report>();
    School.teach(marks, List.of(file), 6, folder.resolve("net"), reports::add);
    assertThat(reports.getLast().chances()).isLessThan(0.05);
    // What is tried nine times of ten stays a little surprising.
    assertThat(reports.getLast().moves()).isBetween(0.32, 0.36);
  }

  @Test
  void whatTheHeroesDoNotWinAVillainWinsWhomNobodyPlays() throws IOException {
    for (var example : examples(Shelf.installed().get("united"), "co-op")) {
      var shares = example.shares();
      assertThat(shares[0] + shares[1]).isCloseTo(1, within(1e-3f));
      assertThat(example.kinds()).isEmpty();
    }
  }

  @Test
  void theSameGamesMakeTheSameNet() throws IOException {
    assertThat(taught("one")).isEqualTo(taught("other"));
  }

  private byte[] taught(String name) throws IOException {
    return taught(Shelf.installed().get("splendor"), name);
  }

  private <P extends Position<P, M>, M extends Move> byte[] taught(Game<P, M> game, String name)
      throws IOException {
    var marks = game.judgement().marks().orElseThrow();
    var examples = played(game, 21, name);
    var net = folder.resolve(name + ".net");
    School.teach(marks, List.of(examples), 1, net, _ -> {});
    return Files.readAllBytes(net);
  }

  private <P extends Position<P, M>, M extends Move> List<Example> examples(
      Game<P, M> game, String name) throws IOException {
    var marks = game.judgement().marks().orElseThrow();
    return ExampleFile.read(played(game, 2, name), marks.count());
  }

  private <P extends Position<P, M>, M extends Move> Path played(
      Game<P, M> game, int games, String name) throws IOException {
    var examples = folder.resolve(name + ".examples");
    var plan = new ExpertPlay.Plan(8, 2, Options.STANDARD, games, 3, 2);
    ExpertPlay.run(game, game.judgement().marks().orElseThrow(), plan, examples, _ -> {});
    return examples;
  }
}
