package sixstones.bots;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sixstones.bots.search.Search;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;

/**
 * What a seat is advised, from what it knows.
 *
 * @param best the moves that promise most, the best first
 */
public record Hint<M extends Move>(List<Advised<M>> best) {

  /**
   * @param reason the part of the judgement that the move helps most, if it helps any
   */
  public record Advised<M extends Move>(
      M move, double chance, double error, Optional<String> reason) {}

  private static final int MOVES = 3;

  /** As much as a good player looks ahead. */
  private static final double SIGHT = 0.05;

  public Hint {
    best = List.copyOf(best);
  }

  /** The same question gets the same answer: what the seat knows is all that chance comes from. */
  public static <P extends Position<P, M>, M extends Move> Hint<M> of(Seen<P, M> seen) {
    var chance = new FastChance(seen.key());
    int tries = (int) (SIGHT * seen.game().judgement().style().thorough());
    var ranked = new Search<>(seen, chance).think(Effort.tries(tries)).ranked();
    return new Hint<>(
        ranked.stream()
            .limit(MOVES)
            .map(
                one ->
                    new Advised<>(one.move(), one.chance(), one.error(), reason(seen, one.move())))
            .toList());
  }

  private static <P extends Position<P, M>, M extends Move> Optional<String> reason(
      Seen<P, M> seen, M move) {
    int seat = seen.seat().index();
    var judgement = seen.game().judgement();
    var position = seen.redeal(new FastChance(seen.key()));
    var before = judgement.parts(position, seat);
    position.apply(move, Events.OFF);
    if (position.isOver()) return Optional.empty();
    var after = judgement.parts(position, seat);
    return after.entrySet().stream()
        .filter(part -> part.getValue() > before.getOrDefault(part.getKey(), 0.0))
        .max(
            Comparator.comparingDouble(
                    (Map.Entry<String, Double> part) ->
                        part.getValue() - before.getOrDefault(part.getKey(), 0.0))
                .thenComparing(Map.Entry.comparingByKey()))
        .map(Map.Entry::getKey);
  }
}
