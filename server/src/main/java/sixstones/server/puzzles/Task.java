package sixstones.server.puzzles;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import sixstones.archive.puzzle.Goal;
import sixstones.archive.puzzle.Puzzle;
import sixstones.archive.yaml.Laid;
import sixstones.bots.proof.Forced;
import sixstones.engine.Choice;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.Seat;
import sixstones.engine.event.Events;
import sixstones.engine.match.Match;
import sixstones.engine.phrase.Phrase;

/** A puzzle laid out: where it begins, where its line leads, and what its first moves lead to. */
public final class Task<P extends Position<P, M>, M extends Move> {

  /** One move of the line, in words. */
  public record LineMove(int seat, String move, Phrase label) {}

  private final Game<P, M> game;
  private final Puzzle puzzle;
  private final Laid<P, M> laid;
  private final Match<P, M> start;
  private final List<LineMove> line = new ArrayList<>();
  private final List<String> things = new ArrayList<>();
  private final Map<Long, String> next = new HashMap<>();
  private final Map<Long, String> firsts = new HashMap<>();
  private final Map<Long, Integer> made = new HashMap<>();
  private final P end;

  private Task(Game<P, M> game, Puzzle puzzle) {
    this.game = game;
    this.puzzle = puzzle;
    laid = Laid.of(game, puzzle.given(), puzzle.seed());
    start = laid.begin();
    end = walk();
    for (var move : start.choice().map(Choice::moves).orElse(List.of())) {
      var ahead = start.ahead(seat(), move).position();
      firsts.put(ahead.fingerprint(), move.notation());
    }
  }

  public static <P extends Position<P, M>, M extends Move> Task<P, M> of(
      Game<P, M> game, Puzzle puzzle) {
    return new Task<>(game, puzzle);
  }

  /** Goes along the line, to its end. */
  private P walk() {
    var match = laid.begin();
    made.put(match.position().fingerprint(), 0);
    for (var notation : puzzle.line()) {
      var move = game.readMove(notation);
      var position = match.position();
      if (line.isEmpty()) things.addAll(clue(move));
      line.add(new LineMove(position.chooser(), notation, position.label(move)));
      next.put(position.fingerprint(), notation);
      match =
          Match.from(game, match.ahead(Seat.of(position.chooser()), move).position(), Events.OFF);
      // A line that goes in circles has nothing more to show.
      if (made.putIfAbsent(match.position().fingerprint(), line.size()) != null) break;
    }
    return match.position();
  }

  /**
   * One thing that a move and some others touch: less would tell the move, more would tell nothing.
   */
  private List<String> clue(M move) {
    var moves = start.choice().map(Choice::moves).orElse(List.of());
    return move.targets().stream()
        .filter(thing -> isSharedBySome(thing, moves))
        .findFirst()
        .map(List::of)
        .orElseGet(() -> among(move, moves));
  }

  private boolean isSharedBySome(String thing, List<M> moves) {
    long touching = moves.stream().filter(move -> move.targets().contains(thing)).count();
    return touching > 1 && touching < moves.size();
  }

  /** Where nothing is shared: what it touches among what the strongest of the others touch. */
  private List<String> among(M move, List<M> moves) {
    if (move.targets().isEmpty()) return List.of();
    var others =
        moves.stream()
            .filter(one -> !one.equals(move) && !one.targets().isEmpty())
            .sorted(Comparator.comparingInt(one -> -puzzle.leads().getOrDefault(one.notation(), 0)))
            .limit((moves.size() - 1) / 2)
            .toList();
    if (others.isEmpty()) return List.of();
    return Stream.concat(Stream.of(move), others.stream())
        .flatMap(one -> one.targets().stream())
        .filter(thing -> !moves.stream().allMatch(one -> one.targets().contains(thing)))
        .distinct()
        .sorted()
        .toList();
  }

  /** Where it begins; the question is put to who moves there. */
  public Laid<P, M> start() {
    return laid;
  }

  private Seat seat() {
    return laid.chooser();
  }

  /** Why the answer is best, in what a player can see of it. */
  public Why why() {
    var own =
        line.stream()
            .takeWhile(one -> one.seat() == seat().index())
            .map(one -> game.readMove(one.move()))
            .toList();
    return Why.of(game, puzzle, own, start.position());
  }

  public List<LineMove> line() {
    return List.copyOf(line);
  }

  /** Where to look: what the answer touches, but not it alone. */
  public List<String> things() {
    return List.copyOf(things);
  }

  /** The move of the line at a position; none beside the line. */
  Optional<String> next(long fingerprint) {
    return Optional.ofNullable(next.get(fingerprint));
  }

  /** What is said of a position that the puzzle has led to. */
  Verdict at(Position<?, ?> position) {
    var onLine = Optional.ofNullable(made.get(position.fingerprint()));
    if (onLine.equals(Optional.of(0))) return Verdict.of(Status.OPEN, onLine);
    return switch (puzzle.motif().goal()) {
      case Goal.Best _ -> weighed(position.fingerprint(), onLine);
      case Goal.Win _, Goal.Gain _ -> reached(position, onLine);
    };
  }

  private Verdict weighed(long fingerprint, Optional<Integer> onLine) {
    var status = onLine.isPresent() ? Status.SOLVED : Status.MISSED;
    var first = Optional.ofNullable(firsts.get(fingerprint));
    return new Verdict(
        status,
        onLine,
        first.map(puzzle.leads()::get),
        puzzle.best().stream().findFirst().map(puzzle.leads()::get),
        Optional.empty());
  }

  @SuppressWarnings("unchecked")
  private Verdict reached(Position<?, ?> position, Optional<Integer> onLine) {
    var goal = puzzle.motif().goal();
    var from = start.position();
    if (goal.isReached(game, from, position, seat())) return Verdict.of(Status.SOLVED, onLine);
    var at = (P) position;
    boolean open =
        Forced.distance(
                at, seat(), (P now) -> goal.isReached(game, from, now, seat()), goal.answers())
            .isPresent();
    if (open) return Verdict.of(Status.OPEN, onLine);
    return Verdict.of(missed(at));
  }

  /** What is open where the aim is out of reach. */
  Missed missed(P position) {
    return Missed.of(game, puzzle.motif().goal(), seat(), start.position(), end, position);
  }
}
