package sixstones.bots;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import sixstones.bots.search.Level;
import sixstones.bots.search.Search;
import sixstones.engine.Move;
import sixstones.engine.MoveList;
import sixstones.engine.Position;
import sixstones.engine.Seat;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;
import sixstones.engine.phrase.Phrase;

/**
 * What a seat is advised, from what it knows.
 *
 * @param best the moves that promise most, the best first
 */
public record Hint<M extends Move>(List<Advised<M>> best) {

  /**
   * @param reason what the move helps most of all that the game judges by, if it helps anything
   */
  public record Advised<M extends Move>(
      M move, double chance, double error, Optional<Phrase> reason) {}

  private static final int MOVES = 3;

  /** Tried at least a part of so many as often as the most tried one. */
  private static final int FAMILIAR = 4;

  /** With fewer tries the chances would be too rough to be told. */
  private static final int FEWEST = 1_000;

  /** Whoever asks waits for the answer, however long opponents like to think. */
  private static final int MOST = 2_000;

  /** So often a reason is looked for. */
  private static final int REDEALS = 9;

  public Hint {
    best = List.copyOf(best);
  }

  /** The same question gets the same answer: what the seat knows is all that chance comes from. */
  public static <P extends Position<P, M>, M extends Move> Hint<M> of(Seen<P, M> seen) {
    long key = seen.key();
    int careful = Level.HARD.tries(seen.judgement().style());
    int tries = Math.clamp(2 * careful / 3, FEWEST, MOST);
    var effort = Effort.tries(tries);
    var search = new Search<>(seen, new FastChance(key));
    var ranked = search.think(effort).ranked();
    int most = ranked.getFirst().tries();
    return new Hint<>(
        ranked.stream()
            .limit(MOVES)
            // What was tried about as often is told by its chance; of the rest too little is known.
            .sorted(
                Comparator.comparing(
                        (Advice.Ranked<M> one) -> FAMILIAR * one.tries() < most,
                        Comparator.naturalOrder())
                    .thenComparing(
                        Comparator.comparingDouble((Advice.Ranked<M> one) -> one.chance())
                            .reversed()))
            .map(
                one ->
                    new Advised<>(
                        one.move(), one.chance(), one.error(), reason(seen, search, one.move())))
            .toList());
  }

  /** The first thing that speaks for the move, or for what the seat means to do after it. */
  private static <P extends Position<P, M>, M extends Move> Optional<Phrase> reason(
      Seen<P, M> seen, Search<P, M> search, M move) {
    var plan = search.line(move);
    return IntStream.rangeClosed(1, plan.size())
        .mapToObj(length -> reason(seen, plan.subList(0, length)))
        .flatMap(Optional::stream)
        .findFirst();
  }

  private static <P extends Position<P, M>, M extends Move> Optional<Phrase> reason(
      Seen<P, M> seen, List<M> plan) {
    var reasons = new Reasons<>(seen);
    for (int n = 0; n < REDEALS; n++) {
      var before = seen.redeal(new FastChance(seen.key() + n));
      after(before, plan, seen.seat()).ifPresent(after -> reasons.compare(after, before));
    }
    return reasons.win().or(() -> counted(seen, plan)).or(reasons::likeliest);
  }

  /** What the seat can count in favour of the last move of the plan. */
  private static <P extends Position<P, M>, M extends Move> Optional<Phrase> counted(
      Seen<P, M> seen, List<M> plan) {
    if (plan.size() > 1 && plan.getLast().endsTurn()) return Optional.empty();
    var moves = plan.subList(0, plan.size() - 1);
    return after(seen.redeal(new FastChance(seen.key())), moves, seen.seat())
        .filter(position -> isPossible(position, plan.getLast(), seen.seat()))
        .flatMap(position -> seen.judgement().counted(position, plan.getLast()));
  }

  /** How a redeal stands after the seat's moves, if it can make all of them. */
  private static <P extends Position<P, M>, M extends Move> Optional<P> after(
      P redeal, List<M> plan, Seat seat) {
    var after = redeal.copy();
    for (var move : plan) {
      if (!isPossible(after, move, seat)) return Optional.empty();
      after.apply(move, Events.OFF);
      settle(after);
    }
    return Optional.of(after);
  }

  private static <P extends Position<P, M>, M extends Move> boolean isPossible(
      P position, M move, Seat seat) {
    return !position.isOver()
        && position.chooser() == seat.index()
        && position.choice().moves().contains(move);
  }

  /** A single move is no choice. */
  private static <P extends Position<P, M>, M extends Move> void settle(P position) {
    var moves = new MoveList<M>();
    while (!position.isOver()) {
      moves.clear();
      position.moves(moves);
      if (moves.size() > 1) return;
      position.apply(moves.get(0), Events.OFF);
    }
  }
}
