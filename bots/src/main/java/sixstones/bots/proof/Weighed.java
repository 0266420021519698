package sixstones.bots.proof;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import sixstones.bots.Advice;
import sixstones.bots.Effort;
import sixstones.bots.Seen;
import sixstones.bots.search.Search;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.chance.FastChance;

/**
 * The moves of a choice, each looked at as thoroughly as the others, over redeals of what the seat
 * knows. A search that wants to move soon looks at the best ones alone; who wants to prove that one
 * is the best must not.
 *
 * @param ranked the best first
 */
public record Weighed<M extends Move>(List<Advice.Ranked<M>> ranked) {

  /** So many standard deviations lie between a best move and a doubt. */
  private static final double SURE = 3;

  public Weighed {
    ranked = List.copyOf(ranked);
  }

  public static <P extends Position<P, M>, M extends Move> Weighed<M> of(
      Seen<P, M> seen, int triesEach) {
    var ranked = new ArrayList<Advice.Ranked<M>>();
    for (var move : seen.moves()) {
      ranked.add(
          new Search<>(seen.between(List.of(move)), new FastChance(seen.key()))
              // A choice of one is decided after half of the tries.
              .think(Effort.tries(2 * triesEach))
              .ranked()
              .getFirst());
    }
    ranked.sort(Comparator.comparingDouble((Advice.Ranked<M> one) -> one.chance()).reversed());
    return new Weighed<>(ranked);
  }

  public Advice.Ranked<M> best() {
    return ranked.getFirst();
  }

  /** The chance of the second one; there are at least two. */
  public double second() {
    return ranked.get(1).chance();
  }

  /** Whether the best is better than every other by more than a margin, beyond doubt. */
  public boolean isClear(double margin) {
    return ranked.stream()
        .skip(1)
        .allMatch(
            other -> {
              double ahead = best().chance() - other.chance();
              double doubt = SURE * Math.hypot(best().error(), other.error());
              return ahead >= margin && ahead >= doubt;
            });
  }
}
