package sixstones.server.play;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sixstones.archive.yaml.PositionYaml;
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
import sixstones.engine.event.Event;
import sixstones.engine.event.Events;
import sixstones.engine.event.Kind;
import sixstones.engine.event.Scene;
import sixstones.engine.match.Ahead;
import sixstones.engine.match.Match;
import sixstones.engine.phrase.Phrase;
import sixstones.engine.record.Replay;
import sixstones.server.tables.Act;
import sixstones.server.tables.Snapshot;
import sixstones.server.tables.TableHead;

/**
 * The game on a table as it is now: the match, and what was told lately. Not safe for several
 * threads: its table's lock guards it.
 */
public final class Play<P extends Position<P, M>, M extends Move> {

  private final Match<P, M> match;
  private final Diary diary;
  private int steps;

  private Play(Match<P, M> match, Diary diary, int steps) {
    this.match = match;
    this.diary = diary;
    this.steps = steps;
  }

  /** Deals. */
  public static <P extends Position<P, M>, M extends Move> Play<P, M> begin(
      Game<P, M> game, TableHead head, Instant at, int seq) {
    return begin(game, head.deal(), at, seq, Diary.recent(Tally.blank(head.seats())));
  }

  static <P extends Position<P, M>, M extends Move> Play<P, M> begin(
      Game<P, M> game, Deal deal, Instant at, int seq, Diary diary) {
    var events = new Events.Kept();
    var match = Match.begin(game, deal, events);
    diary.note(List.of(new Scene(events.list(), match.position())), at, seq, Viewers.NOBODY);
    return new Play<>(match, diary, 0);
  }

  /** Begins at a moment of another game. */
  public static <P extends Position<P, M>, M extends Move> Play<P, M> branch(
      Game<P, M> game, TableHead head, Act.Branch branch, Instant at, int seq) {
    return branch(game, head, branch, at, seq, Diary.recent(Tally.blank(head.seats())));
  }

  static <P extends Position<P, M>, M extends Move> Play<P, M> branch(
      Game<P, M> game, TableHead head, Act.Branch branch, Instant at, int seq, Diary diary) {
    var moment = new Snapshot(seq, 0, branch.drawn(), diary.tally(), branch.position());
    var play = from(game, head.dealtFrom(), moment, diary);
    play.tell(Phrase.of("engine.branched"), at, seq);
    return play;
  }

  /** Goes on from a snapshot. */
  public static <P extends Position<P, M>, M extends Move> Play<P, M> from(
      Game<P, M> game, Seed seed, Snapshot snapshot) {
    return from(game, seed, snapshot, Diary.recent(snapshot.tally()));
  }

  static <P extends Position<P, M>, M extends Move> Play<P, M> from(
      Game<P, M> game, Seed seed, Snapshot snapshot, Diary diary) {
    var chance = new FairChance(seed).skip(snapshot.drawn());
    var position = PositionYaml.read(game, snapshot.text(), chance);
    return new Play<>(Match.from(game, position, Events.OFF), diary, snapshot.steps());
  }

  /** The position as it is now. */
  public Snapshot snapshot(int number) {
    return new Snapshot(
        number,
        steps,
        match.position().drawn(),
        diary.tally(),
        PositionYaml.brief(match.game(), match.position()));
  }

  /** Whether the position is the one that the log says it should be. */
  public boolean has(String fingerprint) {
    return Fingerprints.fits(fingerprint, match.position());
  }

  /**
   * What a seat's move would lead to.
   *
   * @throws RefusedMove if it is not legal
   * @throws sixstones.engine.UnreadableMove if the text is no move
   */
  public Preview preview(Seat seat, String notation) {
    return new Foreseen(match.ahead(seat, match.game().readMove(notation)));
  }

  private final class Foreseen implements Preview {

    private final Ahead<P, M> ahead;

    Foreseen(Ahead<P, M> ahead) {
      this.ahead = ahead;
    }

    @Override
    public String notation() {
      return ahead.move().notation();
    }

    @Override
    public String fingerprint() {
      return Fingerprints.write(ahead.position());
    }

    @Override
    public Optional<String> result() {
      return ahead.position().isOver()
          ? Optional.of(Replay.result(ahead.position().outcome()))
          : Optional.empty();
    }

    @Override
    public Secrecy adopt(Instant at, int seq, boolean standIn) {
      var secretTo = Viewers.keptFrom(match.position());
      var bots = standIn ? OptionalInt.of(match.position().chooser()) : OptionalInt.empty();
      steps++;
      match.adopt(ahead);
      return new Secrecy(secretTo, diary.note(ahead.scenes(), at, seq, secretTo, bots));
    }
  }

  /**
   * Makes a move that stands in the log.
   *
   * @param standIn whether a bot has made it in a person's place
   * @throws ReplayDiffers if it does not lead where it led when it was written
   */
  public Secrecy move(Act.Move made, Instant at, int seq, boolean standIn) {
    var secrecy = preview(Seat.of(made.seat()), made.notation()).adopt(at, seq, standIn);
    if (!has(made.fingerprint())) throw new ReplayDiffers("entry " + seq);
    return secrecy;
  }

  /** Tells everybody something that is not of the game. */
  public void tell(Phrase news, Instant at, int seq) {
    note(List.of(Event.of(Kind.TABLE, news)), at, seq);
  }

  /** Takes moves back, as it stands in the log. */
  public void undo(int seat, int moves, Instant at, int seq) {
    note(match.takeBack(Seat.of(seat), moves), at, seq);
    steps -= moves;
  }

  private void note(List<Event> events, Instant at, int seq) {
    diary.note(List.of(new Scene(events, match.position())), at, seq, Viewers.NOBODY);
  }

  /**
   * How many moves go if the viewer takes the own last one back; none if that can't be.
   *
   * @param yields seats whose answers may go with it
   */
  public int undoable(Viewer viewer, IntPredicate yields) {
    return viewer instanceof Seat seat ? match.undoable(seat, yields) : 0;
  }

  public boolean isOver() {
    return match.isOver();
  }

  /** The seat that must choose; for the server itself, not for the eyes of others. */
  public OptionalInt chooser() {
    return match.isOver() ? OptionalInt.empty() : OptionalInt.of(match.position().chooser());
  }

  /** The seat that must choose, as far as a viewer may know. */
  public OptionalInt chooserFor(Viewer viewer) {
    return match.isOver() || somebodyChooses(viewer)
        ? OptionalInt.empty()
        : OptionalInt.of(match.position().chooserFor(viewer));
  }

  /** Whether the viewer may know only that somebody chooses. */
  public boolean somebodyChooses(Viewer viewer) {
    return !match.isOver() && match.position().chooserFor(viewer) == Position.SOMEBODY;
  }

  /** A move that is offered, in the words of the question. */
  public record Offer(Move move, Phrase label) {}

  /** What a seat is asked, and what it may answer. */
  public record Question(Phrase prompt, List<Offer> offers) {}

  /** The question, for the seat that must answer it. */
  public Optional<Question> question(Viewer viewer) {
    return match
        .choice()
        .filter(choice -> viewer.is(choice.seat().index()))
        .map(choice -> new Question(choice.prompt(), offers(choice.moves())));
  }

  private List<Offer> offers(List<M> moves) {
    return moves.stream().map(move -> new Offer(move, match.position().label(move))).toList();
  }

  public View view(Viewer viewer) {
    return match.position().view(viewer);
  }

  /** The side that a seat is on. */
  public int side(int seat) {
    return match.position().side(seat);
  }

  public int seats() {
    return match.position().seats();
  }

  /** Whether two seats win together. */
  public boolean sameSide(int seat, int other) {
    return side(seat) == side(other);
  }

  /** For each seat what it plays, and against whom. */
  public List<List<String>> roles() {
    var position = match.position();
    return IntStream.range(0, position.seats()).mapToObj(position::role).toList();
  }

  /** How it ended, if it has. */
  public Optional<Outcome> outcome() {
    return match.isOver() ? Optional.of(match.position().outcome()) : Optional.empty();
  }

  /** What the viewer was told after number n; what was told long ago is left to the history. */
  public List<Noted> toldAfter(Viewer viewer, int n) {
    return diary.after(viewer, n);
  }

  /** How things stood after what the viewer was told after number n, scene by scene. */
  public List<Picture> pictures(Viewer viewer, int n) {
    return diary.pictures(viewer, n);
  }

  public int lastTold(Viewer viewer) {
    return diary.last(viewer);
  }

  /** How many entries of the log the viewer does not know of. */
  public int unseen(Viewer viewer) {
    return diary.unseen(viewer);
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

  /** How many moves count. */
  public int steps() {
    return steps;
  }

  /** Everything that was noted and is still kept. */
  List<Noted> noted() {
    return diary.noted();
  }

  P position() {
    return match.position();
  }

  Game<P, M> game() {
    return match.game();
  }

  /** For a bot: the game, and a copy of the position to redeal. */
  public <T> T lookedAt(Look<T> look) {
    return look.at(match.game(), match.position().copy());
  }

  /** The moves that only undo what was just done, in notation. */
  public Set<String> fidgets() {
    return match.fidgets().stream().map(Move::notation).collect(Collectors.toSet());
  }

  /** Somebody who needs to know the types of the game. */
  public interface Look<T> {
    <Q extends Position<Q, N>, N extends Move> T at(Game<Q, N> game, Q position);
  }
}
