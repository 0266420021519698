package sixstones.bots.search;

import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import sixstones.bots.Advice;
import sixstones.bots.Bot;
import sixstones.bots.Effort;
import sixstones.bots.Seen;
import sixstones.bots.Stop;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.Style;
import sixstones.engine.chance.Chance;

/** Looks ahead as far as its level allows, and chooses as its level does. */
public final class SearchBot implements Bot {

  private static final int PARTS = 1 << 24;

  private final Level level;
  private final ToIntFunction<Style> tries;
  private final Optional<Memory> memory;

  public SearchBot(Level level) {
    this(level, level::tries, Optional.empty());
  }

  /** With so many tries for each choice, whatever the level would take. */
  public SearchBot(Level level, int tries) {
    this(level, _ -> tries, Optional.empty());
  }

  private SearchBot(Level level, ToIntFunction<Style> tries, Optional<Memory> memory) {
    this.level = level;
    this.tries = tries;
    this.memory = memory;
  }

  /** The same, but what it has thought about the rest of its turn it need not think again. */
  public SearchBot remembering(Memory thoughts) {
    return new SearchBot(level, tries, Optional.of(thoughts));
  }

  @Override
  public <P extends Position<P, M>, M extends Move> M choose(
      Seen<P, M> seen, Chance chance, Stop stop) {
    if (seen.moves().size() == 1) return seen.moves().getFirst();
    var guard = new Guard<>(seen, chance);
    var win = guard.win();
    if (win.isPresent()) return win.get();
    var style = seen.judgement().style();
    var effort = new Effort(tries.applyAsInt(style), stop);
    var search = new Search<>(seen, chance);
    memory.flatMap(thoughts -> thoughts.recall(seen.key())).ifPresent(search::remember);
    var advice = search.think(effort);
    var safe = guard.safe();
    var move =
        chosen(
            advice.ranked().stream().filter(one -> safe.contains(one.move())).toList(),
            level.looseness() * style.stake(),
            chance);
    memory.ifPresent(thoughts -> keep(thoughts, search, seen, move, chance));
    return move;
  }

  private static <P extends Position<P, M>, M extends Move> void keep(
      Memory memory, Search<P, M> search, Seen<P, M> seen, M move, Chance chance) {
    search
        .after(move)
        .ifPresent(
            thought -> Sequel.key(seen, move, chance).ifPresent(key -> memory.keep(key, thought)));
  }

  /** The best one, or for a loose level one that is nearly as good and was liked at first. */
  private static <M extends Move> M chosen(
      List<Advice.Ranked<M>> ranked, double looseness, Chance chance) {
    if (looseness == 0) return ranked.getFirst().move();
    double best = ranked.stream().mapToDouble(Advice.Ranked::chance).max().orElseThrow();
    var weights =
        ranked.stream()
            .mapToDouble(one -> one.liking() * Math.exp((one.chance() - best) / looseness))
            .toArray();
    double total = 0;
    for (double weight : weights) total += weight;
    double drawn = total * chance.below(PARTS) / PARTS;
    int index = 0;
    while (index < weights.length - 1 && drawn >= weights[index]) drawn -= weights[index++];
    return ranked.get(index).move();
  }
}
