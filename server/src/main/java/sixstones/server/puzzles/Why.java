package sixstones.server.puzzles;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sixstones.archive.puzzle.Puzzle;
import sixstones.bots.Reasons;
import sixstones.bots.Seen;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.Seat;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Event;
import sixstones.engine.event.Events;
import sixstones.engine.event.Kind;
import sixstones.engine.phrase.Arg;
import sixstones.engine.phrase.Phrase;

/**
 * Why the answer of a puzzle is best.
 *
 * @param reason what it is good for in the game's own terms, if that is plain
 * @param brings what comes of the seat's own moves for certain, in the words of the log
 * @param changes what these moves make more or less, for certain or only at times
 * @param moves how many moves there were to choose from
 * @param right how many of them answer the question
 * @param best how many of 100 games the answer wins; none where it is forced
 * @param rival the best of the other moves, where they were weighed
 */
public record Why(
    Optional<Phrase> reason,
    List<Phrase> brings,
    List<Change> changes,
    int moves,
    int right,
    Optional<Integer> best,
    Optional<Rival> rival) {

  /** What hidden cards decide is no reason: so many redeals must agree. */
  private static final int REDEALS = 100;

  /** What happens seldom is not worth a word. */
  private static final int SELDOM = 10;

  /** More is not read. */
  private static final int MOST = 4;

  /** What is got or reached; what is paid or moved for it is seen on the board. */
  private static final Set<Kind> GAINS =
      EnumSet.of(Kind.TOOK, Kind.HIT, Kind.FELL, Kind.SHOWN, Kind.SCORED);

  public Why {
    brings = List.copyOf(brings);
    changes = List.copyOf(changes);
  }

  /**
   * Something that is counted, before and after.
   *
   * @param chance in how many of 100 cases it happens, as far as the seat can know
   */
  public record Change(Phrase of, int from, int to, int chance) {}

  /** Another move, and how many of 100 games it wins. */
  public record Rival(Phrase label, int leads) {}

  /**
   * @param own the moves of the line up to the first of somebody else
   */
  static <P extends Position<P, M>, M extends Move> Why of(
      Game<P, M> game, Puzzle puzzle, List<M> own, P position) {
    var seen = Seen.by(game, position);
    var rival =
        seen.moves().stream()
            .filter(move -> puzzle.leads().containsKey(move.notation()))
            .filter(move -> !puzzle.best().contains(move.notation()))
            .max(Comparator.comparingInt(move -> leads(puzzle, move)));
    var reasons = new Reasons<>(seen);
    var brings = new LinkedHashMap<Phrase, Integer>();
    var changes = new LinkedHashMap<Change, Integer>();
    for (int n = 0; n < REDEALS; n++) {
      var before = seen.redeal(new FastChance(seen.key() + n));
      var gains = new LinkedHashSet<Phrase>();
      var after = after(seen, before, own, gains);
      reasons.compare(after, instead(before, rival));
      gains.forEach(gain -> brings.merge(gain, 1, Integer::sum));
      changes(before, after, seen.seat()).forEach(one -> changes.merge(one, 1, Integer::sum));
    }
    return new Why(
        seen.counted(own).or(reasons::agreed),
        brings.keySet().stream()
            .filter(gain -> brings.getOrDefault(gain, 0) == REDEALS)
            .limit(MOST)
            .toList(),
        changes.entrySet().stream()
            .map(one -> often(one.getKey(), 100 * one.getValue() / REDEALS))
            .filter(change -> change.chance() >= SELDOM)
            .toList(),
        seen.moves().size(),
        puzzle.best().size(),
        Optional.ofNullable(puzzle.leads().get(puzzle.line().getFirst())),
        rival.map(move -> new Rival(position.label(move), leads(puzzle, move))));
  }

  private static int leads(Puzzle puzzle, Move move) {
    return puzzle.leads().getOrDefault(move.notation(), 0);
  }

  private static Change often(Change change, int chance) {
    return new Change(change.of(), change.from(), change.to(), chance);
  }

  /** Where the seat's own moves lead, up to the first of somebody else, and what they bring. */
  private static <P extends Position<P, M>, M extends Move> P after(
      Seen<P, M> seen, P before, List<M> own, Set<Phrase> gains) {
    var after = before.copy();
    for (var move : own) {
      boolean asked = !after.isOver() && after.chooser() == seen.seat().index();
      if (!asked || !after.choice().moves().contains(move)) break;
      var told = new Events.Kept();
      after.apply(move, told);
      // The first thing that is told is the move itself.
      told.list().stream()
          .skip(1)
          .filter(one -> isGain(one, seen.seat()))
          .forEach(one -> gains.add(one.phrase()));
    }
    forced(after);
    return after;
  }

  /** How many points somebody has now is told by the changes, if it names nothing else. */
  private static boolean isCount(Event event) {
    var args = event.phrase().gaps().stream().map(Phrase.Gap::arg).toList();
    return event.kind() == Kind.SCORED
        && args.stream().anyMatch(Arg.Count.class::isInstance)
        && args.stream().noneMatch(Arg.Name.class::isInstance);
  }

  /** What others can't answer otherwise belongs to what the moves do: a guessed card is lost. */
  private static <P extends Position<P, M>, M extends Move> void forced(P position) {
    for (int n = 0; n < MOST && !position.isOver(); n++) {
      var moves = position.choice().moves();
      if (moves.size() > 1) return;
      position.apply(moves.getFirst(), Events.OFF);
    }
  }

  private static boolean isGain(Event event, Seat seat) {
    return GAINS.contains(event.kind())
        && event.audience().has(seat)
        && event.seat().orElse(seat.index()) == seat.index()
        && !isCount(event);
  }

  /** Where the best of the other moves leads; nowhere if none is known. */
  private static <P extends Position<P, M>, M extends Move> P instead(P before, Optional<M> rival) {
    var other = before.copy();
    rival.ifPresent(move -> other.apply(move, Events.OFF));
    return other;
  }

  private static List<Change> changes(Position<?, ?> before, Position<?, ?> after, Seat seat) {
    var changes = new ArrayList<Change>();
    for (var from : before.standings()) {
      if (from.seat().orElse(seat.index()) != seat.index()) continue;
      after.standings().stream()
          .filter(to -> to.of().equals(from.of()) && to.seat().equals(from.seat()))
          .filter(to -> to.value() != from.value())
          .forEach(
              to -> changes.add(new Change(Phrase.of(to.of()), from.value(), to.value(), 100)));
    }
    return changes;
  }
}
