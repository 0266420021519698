package sixstones.lab.puzzles;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import sixstones.archive.puzzle.Goal;
import sixstones.archive.puzzle.Motif;
import sixstones.bots.Advice;
import sixstones.bots.Effort;
import sixstones.bots.Seen;
import sixstones.bots.proof.Weighed;
import sixstones.bots.search.Search;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.chance.FastChance;

/** Judges whether a choice makes a puzzle, from what its seat knows. */
final class Assay<P extends Position<P, M>, M extends Move> {

  /** How much better the best move must be, where a choice decides as much as it can. */
  private static final double MARGIN = 0.12;

  /** In a long game, where every choice decides little, at least so much. */
  private static final double LEAST_MARGIN = 0.08;

  private static final int GLANCE = 80;

  private static final int FEWEST_TRIES = 800;

  /** A victory is looked for where a glance sees one near. */
  private static final double NEAR = 0.75;

  /** One in so many moves may be right, else there is nothing to find. */
  private static final int RARE = 4;

  private final Game<P, M> game;
  private final List<Motif> motifs;

  Assay(Game<P, M> game, List<Motif> motifs) {
    this.game = game;
    this.motifs = motifs;
  }

  /** The answer to a puzzle. */
  record Answer<M extends Move>(
      Motif motif, List<M> best, Map<String, Integer> leads, int difficulty) {}

  Optional<Answer<M>> of(P position, boolean begins) {
    var seen = Seen.by(game, position);
    if (seen.moves().size() < 2) return Optional.empty();
    var glance = glance(seen);
    for (var motif : motifs) {
      var answer =
          switch (motif.goal()) {
            case Goal.Best _ -> best(seen, motif, glance);
            case Goal.Win win when glance.ranked().getFirst().chance() > NEAR ->
                forced(seen, position, motif, win);
            case Goal.Win _ -> Optional.<Answer<M>>empty();
            case Goal.Gain gain when begins -> forced(seen, position, motif, gain);
            case Goal.Gain _ -> Optional.<Answer<M>>empty();
          };
      if (answer.isPresent()) return answer;
    }
    return Optional.empty();
  }

  private Advice<M> glance(Seen<P, M> seen) {
    return new Search<>(seen, new FastChance(seen.key())).think(Effort.tries(GLANCE));
  }

  private double margin() {
    return Math.max(LEAST_MARGIN, MARGIN * game.judgement().style().stake());
  }

  private Optional<Answer<M>> best(Seen<P, M> seen, Motif motif, Advice<M> glance) {
    if (seen.moves().size() < motif.fewest()) return Optional.empty();
    var first = glance.ranked().get(0);
    if (!motif.fits(first.move().notation())) return Optional.empty();
    if (first.chance() - glance.ranked().get(1).chance() < margin() / 2) return Optional.empty();
    var roughly = Weighed.of(seen, FEWEST_TRIES / 8);
    if (roughly.best().chance() - roughly.second() < margin() / 2) return Optional.empty();
    var weighed =
        Weighed.of(seen, Math.max(FEWEST_TRIES, game.judgement().style().sight().thorough() / 40));
    var best = weighed.best().move();
    boolean fits =
        motif.fits(best.notation())
            && weighed.isClear(margin())
            && motif
                .rest()
                .map(rest -> 100 * weighed.second() <= rest * weighed.best().chance())
                .orElse(true)
            && Check.finds(seen, best.notation());
    if (!fits) return Optional.empty();
    var leads = new TreeMap<String, Integer>();
    for (var one : weighed.ranked()) {
      leads.put(one.move().notation(), (int) Math.round(100 * one.chance()));
    }
    return Optional.of(new Answer<>(motif, List.of(best), leads, difficulty(seen, List.of(best))));
  }

  private Optional<Answer<M>> forced(Seen<P, M> seen, P start, Motif motif, Goal goal) {
    var best = Check.forced(seen, start, goal);
    boolean fits = !best.isEmpty() && RARE * best.size() <= seen.moves().size();
    if (!fits) return Optional.empty();
    return Optional.of(new Answer<>(motif, best, Map.of(), difficulty(seen, best)));
  }

  /** How soon it is found: at first sight, by a short look ahead, or later. */
  private int difficulty(Seen<P, M> seen, List<M> best) {
    var liked = new Search<>(seen, new FastChance(seen.key())).think(Effort.tries(8)).ranked();
    if (best.contains(liked.getFirst().move())) return 1;
    int tries = Math.max(40, game.judgement().style().sight().thorough() / 400);
    var soon = new Search<>(seen, new FastChance(seen.key())).think(Effort.tries(tries));
    return best.contains(soon.best()) ? 2 : 3;
  }
}
