package sixstones.bots;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import sixstones.engine.Judgement;
import sixstones.engine.Move;
import sixstones.engine.Position;

/** What one position has over another, in the terms in which a game judges them. */
public final class Gain {

  private Gain() {}

  /** The part of the judgement that speaks most for the better one, if any does. */
  public static <P extends Position<P, M>, M extends Move> Optional<String> of(
      Judgement<P, M> judgement, P better, P worse, int seat) {
    var before = judgement.parts(worse, seat);
    var gains = new TreeMap<String, Double>();
    judgement
        .parts(better, seat)
        .forEach((part, worth) -> gains.put(part, worth - before.getOrDefault(part, 0.0)));
    // Of equal gains the last by name, as good as any but always the same.
    return gains.entrySet().stream()
        .filter(part -> part.getValue() > 0)
        .max(Map.Entry.<String, Double>comparingByValue().thenComparing(Map.Entry.comparingByKey()))
        .map(Map.Entry::getKey);
  }
}
