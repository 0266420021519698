package sixstones.server.play;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import sixstones.engine.Choice;
import sixstones.engine.Deal;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Outcome;
import sixstones.engine.Position;
import sixstones.engine.Refusal;
import sixstones.engine.RefusedMove;
import sixstones.engine.Seat;
import sixstones.engine.View;
import sixstones.engine.Viewer;
import sixstones.engine.chance.FairChance;
import sixstones.engine.chance.Seed;
import sixstones.engine.event.Events;
import sixstones.engine.match.Match;
import sixstones.engine.match.Refusals;
import sixstones.engine.record.GameRecord;
import sixstones.engine.record.Replay;
import sixstones.server.tables.Snapshot;
import sixstones.server.tables.TableHead;

/**
 * The game on a table: the match, what was told to whom, and the steps of its replay. Not safe for
 * several threads: its table's lock guards it.
 */
public final class Play<P extends Position<P, M>, M extends Move> {

  private final Match<P, M> match;
  private final Diary diary;
  private final List<Noted> opening;
  private final List<Step> steps = new ArrayList<>();

  private Play(Match<P, M> match, Diary diary, List<Noted> opening) {
    this.match = match;
    this.diary = diary;
    this.opening = List.copyOf(opening);
  }

  /** Deals. */
  public static <P extends Position<P, M>, M extends Move> Play<P, M> begin(
      Game<P, M> game, TableHead head, Instant at, int seq) {
    var events = new Events.Kept();
    var deal = new Deal(head.seats(), head.options(), new FairChance(head.seed()));
    var match = Match.begin(game, deal, events);
    var diary = Diary.blank(head.seats());
    return new Play<>(match, diary, diary.note(events.list(), at, seq));
  }

  /** Goes on from a snapshot. */
  public static <P extends Position<P, M>, M extends Move> Play<P, M> from(
      Game<P, M> game, Seed seed, Snapshot snapshot) {
    var chance = new FairChance(seed).skip(snapshot.drawn());
    var position = PositionText.read(game, snapshot.text(), chance);
    return new Play<>(
        Match.from(game, position, Events.OFF), new Diary(snapshot.told()), List.of());
  }

  /** The position as it is now. */
  public Snapshot snapshot(int number) {
    return new Snapshot(
        number,
        match.position().drawn(),
        diary.toldAfter(List.of()),
        PositionText.write(match.position()));
  }

  /**
   * What a seat's move would lead to.
   *
   * @throws RefusedMove if it is not legal
   * @throws sixstones.engine.UnreadableMove if the text is no move
   */
  public Preview preview(Seat seat, String notation) {
    var move = match.game().readMove(notation);
    match
        .refusal(seat, move)
        .ifPresent(
            refusal -> {
              throw new RefusedMove(refusal);
            });
    var events = new Events.Kept();
    var position = match.position().copy();
    position.apply(move, events);
    position.settle(events);
    var text = PositionText.write(position);
    return new Preview(
        move.notation(),
        PositionText.checksum(text),
        position.isOver() ? Optional.of(Replay.result(position.outcome())) : Optional.empty(),
        position.drawn(),
        diary.toldAfter(events.list()),
        text);
  }

  /**
   * Makes a move that stands in the log.
   *
   * @throws ReplayDiffers if it does not lead where it led when it was written
   */
  public void move(int seat, String notation, String checksum, Instant at, int seq) {
    var move = match.game().readMove(notation);
    var events = match.play(Seat.of(seat), move);
    steps.add(new Step(seat, notation, diary.note(events, at, seq)));
    if (!PositionText.checksum(PositionText.write(match.position())).equals(checksum)) {
      throw new ReplayDiffers("entry " + seq);
    }
  }

  /** Takes a move back, as it stands in the log. */
  public void undo(int seat, Instant at, int seq) {
    diary.note(match.undo(Seat.of(seat)), at, seq);
    steps.removeLast();
  }

  public boolean canUndo(Viewer viewer) {
    return viewer instanceof Seat seat && !steps.isEmpty() && match.canUndo(seat);
  }

  public boolean isOver() {
    return match.isOver();
  }

  /** The seat that must choose. */
  public OptionalInt chooser() {
    return match.isOver() ? OptionalInt.empty() : OptionalInt.of(match.position().chooser());
  }

  /** The choice, for the seat that must make it. */
  public Optional<Choice<M>> choice(Viewer viewer) {
    return chooser().isPresent() && viewer.is(chooser().getAsInt())
        ? match.choice()
        : Optional.empty();
  }

  public View view(Viewer viewer) {
    return match.position().view(viewer);
  }

  /** How it ended, if it has. */
  public Optional<Outcome> outcome() {
    return match.isOver() ? Optional.of(match.position().outcome()) : Optional.empty();
  }

  public List<Noted> toldAfter(Viewer viewer, int n) {
    return diary.after(viewer, n);
  }

  public int lastTold(Viewer viewer) {
    return diary.last(viewer);
  }

  /** A move that somebody may mean, and why it can't be made; no refusal if it can. */
  public record Attempt(Move move, Optional<Refusal> refusal) {}

  /** What a seat may mean by touching a thing. */
  public List<Attempt> attempts(Seat seat, String thing) {
    return match.position().attempts(thing).stream()
        .map(move -> new Attempt(move, match.refusal(seat, move)))
        .toList();
  }

  /** Why a seat can't make a move now. */
  public Optional<Refusal> refusal(Seat seat, String notation) {
    return match.refusal(seat, match.game().readMove(notation));
  }

  /** Why a seat can't take its move back; none if it can. */
  public Optional<Refusal> undoRefusal(Seat seat) {
    return canUndo(seat) ? Optional.empty() : Optional.of(Refusals.NO_UNDO);
  }

  public int steps() {
    return steps.size();
  }

  public Frame frame(int step, Viewer viewer) {
    var history = match.history();
    var position = step < history.size() ? history.get(step).before() : match.position();
    var made = step == 0 ? Optional.<Step>empty() : Optional.of(steps.get(step - 1));
    return new Frame(
        step,
        steps.size(),
        position.view(viewer),
        made.map(Step::noted).orElse(opening).stream()
            .filter(note -> note.number(viewer).isPresent())
            .toList(),
        made.map(Step::notation),
        made.map(found -> OptionalInt.of(found.seat())).orElse(OptionalInt.empty()));
  }

  /** The moves that count. */
  public List<GameRecord.Line> lines() {
    return steps.stream().map(step -> new GameRecord.Line(step.seat(), step.notation())).toList();
  }

  /** For a bot: the game, and a copy of the position to redeal. */
  public <T> T lookedAt(Look<T> look) {
    return look.at(match.game(), match.position().copy());
  }

  /** Somebody who needs to know the types of the game. */
  public interface Look<T> {
    <Q extends Position<Q, N>, N extends Move> T at(Game<Q, N> game, Q position);
  }
}
