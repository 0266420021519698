package sixstones.lab.puzzles;

import sixstones.archive.yaml.Yaml;
import sixstones.engine.Game;
import sixstones.engine.chance.Seed;
import sixstones.engine.text.Tree;

/** Writes puzzles as scenario files. */
final class PuzzleText {

  private static final long NUMBER = 1;

  /** What a scenario without a seed of its own has. */
  static final Seed SEED = Seed.known(NUMBER);

  private PuzzleText() {}

  static String of(Game<?, ?> game, Find find) {
    var puzzle =
        Tree.mapping()
            .put("id", find.id())
            .put("motif", find.motif().id())
            .put("difficulty", find.difficulty())
            .put("best", Tree.list(find.best()));
    if (!find.leads().isEmpty()) {
      var leads = Tree.mapping();
      find.leads().forEach(leads::put);
      puzzle.put("leads", leads.done());
    }
    return Yaml.write(
        Tree.mapping()
            .put("scenario", title(find))
            .put("game", game.info().id())
            .put("puzzle", puzzle.done())
            .put("given", game.textFormat().numbered(find.given()))
            .put("when", Tree.list(find.line()))
            .put("then", then(find))
            .done());
  }

  private static String title(Find find) {
    return find.motif().question().in().getOrDefault("en", find.motif().id());
  }

  private static Tree then(Find find) {
    if (find.winners().isEmpty()) return Tree.mapping().put("over", "no").done();
    var winners = Tree.mapping().put("winners", Tree.list(find.winners())).done();
    return Tree.mapping().put("outcome", winners).done();
  }
}
