package sixstones.server.puzzles;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import sixstones.archive.puzzle.Puzzle;
import sixstones.bots.Gain;
import sixstones.bots.Seen;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.Seat;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;
import sixstones.engine.phrase.Phrase;

/**
 * Why the answer of a puzzle is best.
 *
 * @param reason what it is good for in the game's own terms, if that is plain
 * @param changes what the seat's own moves of the line make more or less
 * @param moves how many moves there were to choose from
 * @param right how many of them answer the question
 * @param best how many of 100 games the answer wins; none where it is forced
 * @param rival the best of the other moves, where they were weighed
 */
public record Why(
    Optional<Phrase> reason,
    List<Change> changes,
    int moves,
    int right,
    Optional<Integer> best,
    Optional<Rival> rival) {

  /** What hidden cards decide is no reason: so many redeals must agree. */
  private static final int REDEALS = 12;

  public Why {
    changes = List.copyOf(changes);
  }

  /** Something that is counted, before and after. */
  public record Change(Phrase of, int from, int to) {}

  /** Another move, and how many of 100 games it wins. */
  public record Rival(Phrase label, int leads) {}

  static <P extends Position<P, M>, M extends Move> Why of(
      Game<P, M> game, Puzzle puzzle, P position) {
    var seen = Seen.by(game, position);
    var rival =
        seen.moves().stream()
            .filter(move -> puzzle.leads().containsKey(move.notation()))
            .filter(move -> !puzzle.best().contains(move.notation()))
            .max(Comparator.comparingInt(move -> leads(puzzle, move)));
    var reasons = new HashSet<Optional<String>>();
    var changes = new ArrayList<List<Change>>();
    for (int n = 0; n < REDEALS; n++) {
      var before = seen.redeal(new FastChance(seen.key() + n));
      var after = after(seen, before, puzzle.line());
      reasons.add(reason(seen, after, before, rival));
      changes.add(changes(before, after, seen.seat()));
    }
    return new Why(
        (reasons.size() == 1 ? reasons.iterator().next() : Optional.<String>empty())
            .map(part -> Phrase.of(game.info().id() + ".reason." + part)),
        changes.getFirst().stream()
            .filter(change -> changes.stream().allMatch(all -> all.contains(change)))
            .toList(),
        seen.moves().size(),
        puzzle.best().size(),
        puzzle.best().stream().findFirst().map(puzzle.leads()::get),
        rival.map(move -> new Rival(position.label(move), leads(puzzle, move))));
  }

  private static int leads(Puzzle puzzle, Move move) {
    return puzzle.leads().getOrDefault(move.notation(), 0);
  }

  /** Where the seat's own moves lead, up to the first of somebody else. */
  private static <P extends Position<P, M>, M extends Move> P after(
      Seen<P, M> seen, P before, List<String> line) {
    var after = before.copy();
    for (var notation : line) {
      var move = seen.game().readMove(notation);
      boolean own = !after.isOver() && after.chooser() == seen.seat().index();
      if (!own || !after.choice().moves().contains(move)) break;
      after.apply(move, Events.OFF);
    }
    return after;
  }

  /** What the line has over the best of the other moves; over doing nothing if none is known. */
  private static <P extends Position<P, M>, M extends Move> Optional<String> reason(
      Seen<P, M> seen, P after, P before, Optional<M> rival) {
    var other = before.copy();
    rival.ifPresent(move -> other.apply(move, Events.OFF));
    if (after.isOver() || other.isOver()) return Optional.empty();
    return Gain.of(seen.game().judgement(), after, other, seen.seat().index());
  }

  private static List<Change> changes(Position<?, ?> before, Position<?, ?> after, Seat seat) {
    var changes = new ArrayList<Change>();
    for (var from : before.standings()) {
      if (from.seat().orElse(seat.index()) != seat.index()) continue;
      after.standings().stream()
          .filter(to -> to.of().equals(from.of()) && to.seat().equals(from.seat()))
          .filter(to -> to.value() != from.value())
          .forEach(to -> changes.add(new Change(Phrase.of(to.of()), from.value(), to.value())));
    }
    return changes;
  }
}
