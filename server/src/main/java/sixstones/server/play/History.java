package sixstones.server.play;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sixstones.archive.yaml.PositionYaml;
import sixstones.engine.Deal;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.MoveList;
import sixstones.engine.Position;
import sixstones.engine.RefusedMove;
import sixstones.engine.Seat;
import sixstones.engine.UnreadableMove;
import sixstones.engine.Viewer;
import sixstones.engine.chance.FairChance;
import sixstones.engine.chance.Seed;
import sixstones.engine.event.Events;
import sixstones.engine.event.Scene;
import sixstones.engine.event.Scenes;
import sixstones.engine.record.BadRecord;
import sixstones.engine.record.GameRecord;
import sixstones.server.tables.Act;
import sixstones.server.tables.Entry;
import sixstones.server.tables.Snapshot;
import sixstones.server.tables.StandIns;
import sixstones.server.tables.TableHead;
import sixstones.server.tables.Tidings;

/**
 * The whole game once more, from its deal on: what the replay shows, what was told long ago, the
 * moves of the record. Keeps every sixteenth position. Not safe for several threads.
 */
public final class History<P extends Position<P, M>, M extends Move> {

  private static final int STRIDE = 16;

  /** A record does not say when its moves were made. */
  private static final Instant UNKNOWN_TIME = Instant.EPOCH;

  private final Play<P, M> play;
  private final List<Noted> opening;
  private final List<Step> steps = new ArrayList<>();
  private final List<P> marks = new ArrayList<>();
  private final Map<Viewer, Course> courses = new HashMap<>();
  private final StandIns standIns;
  private int seq;

  private History(Play<P, M> play, int seq) {
    this(play, seq, new StandIns());
  }

  private History(Play<P, M> play, int seq, StandIns standIns) {
    this.play = play;
    this.standIns = standIns;
    this.opening = noted(0);
    this.seq = seq;
    marks.add(play.position().copy());
  }

  /** From the deal. */
  public static <P extends Position<P, M>, M extends Move> History<P, M> begin(
      Game<P, M> game, TableHead head, Entry start) {
    return new History<>(
        Play.begin(
            game, head.deal(), start.at(), start.number(), Diary.whole(Tally.blank(head.seats()))),
        start.number());
  }

  /** From a moment of another game. */
  public static <P extends Position<P, M>, M extends Move> History<P, M> branched(
      Game<P, M> game, TableHead head, Act.Branch branch, Entry entry) {
    var diary = Diary.whole(Tally.blank(head.seats()));
    return new History<>(
        Play.branch(game, head, branch, entry.at(), entry.number(), diary), entry.number());
  }

  /**
   * The game of a record.
   *
   * @throws BadRecord if a move of it can't be made
   */
  public static <P extends Position<P, M>, M extends Move> History<P, M> of(
      Game<P, M> game, GameRecord record) {
    var deal = new Deal(record.seats(), record.options(), record.freshChance());
    var diary = Diary.whole(Tally.blank(record.seats()));
    var history = new History<>(Play.begin(game, deal, UNKNOWN_TIME, 0, diary), 0);
    for (var line : record.moves()) history.move(line);
    return history;
  }

  private void move(GameRecord.Line line) {
    seq++;
    try {
      var preview = play.preview(Seat.of(line.seat()), line.notation());
      adopt(line.seat(), line.notation(), false, () -> preview.adopt(UNKNOWN_TIME, seq, false));
    } catch (RefusedMove | UnreadableMove e) {
      throw new BadRecord("move " + seq + ": " + e.getMessage());
    }
  }

  /**
   * From a snapshot that the game went on from under other rules.
   *
   * @param standIns who had one then
   */
  public static <P extends Position<P, M>, M extends Move> History<P, M> from(
      Game<P, M> game, TableHead head, Snapshot snapshot, Entry thaw, StandIns standIns) {
    return new History<>(
        Play.from(game, head.dealtFrom(), snapshot, Diary.whole(snapshot.tally())),
        thaw.number(),
        standIns);
  }

  /** For whom a bot plays at its end. */
  public StandIns standIns() {
    return standIns;
  }

  /** The last entry that is in it. */
  public int seq() {
    return seq;
  }

  /** Goes on with an entry of the log. */
  public void apply(Entry entry) {
    seq = entry.number();
    courses.clear();
    switch (entry.act()) {
      case Act.Move move -> move(move, entry);
      case Act.Undo undo -> undo(undo, entry);
      case Act.OfTable act -> {
        standIns.apply(act);
        Tidings.of(act).ifPresent(news -> play.tell(news, entry.at(), entry.number()));
      }
      case Act.Start _, Act.Branch _, Act.Thaw _ -> {}
    }
  }

  private void move(Act.Move move, Entry entry) {
    boolean standIn = standIns.has(move.seat());
    adopt(
        move.seat(),
        move.notation(),
        standIn,
        () -> play.move(move, entry.at(), entry.number(), standIn));
  }

  private void adopt(int seat, String notation, boolean standIn, Supplier<Secrecy> made) {
    int told = play.noted().size();
    var secrecy = made.get();
    steps.add(new Step(seat, notation, standIn, noted(told), secrecy));
    if (steps.size() % STRIDE == 0) marks.add(play.position().copy());
  }

  private void undo(Act.Undo undo, Entry entry) {
    play.undo(undo.seat(), undo.moves(), entry.at(), entry.number());
    steps.subList(steps.size() - undo.moves(), steps.size()).clear();
    while (marks.size() > steps.size() / STRIDE + 1) marks.removeLast();
  }

  private List<Noted> noted(int from) {
    return List.copyOf(play.noted().subList(from, play.noted().size()));
  }

  /** How many steps the replay has for a viewer. */
  public int steps(Viewer viewer) {
    return stepsAfter(steps.size(), viewer);
  }

  /** How many steps a viewer has seen after so many moves. */
  public int stepsAfter(int moves, Viewer viewer) {
    return (int)
        steps.stream().limit(moves).filter(step -> !step.secrecy().unseenBy().has(viewer)).count();
  }

  /** What the viewer was told before number n, the latest so many. */
  public List<Noted> toldBefore(Viewer viewer, int n, int most) {
    var before =
        play.noted().stream()
            .filter(note -> note.number(viewer).isPresent() && note.number(viewer).getAsInt() < n)
            .toList();
    return before.subList(Math.max(0, before.size() - most), before.size());
  }

  /** The position after a step that the viewer knows of; step 0 is the deal. */
  public Frame frame(int step, Viewer viewer) {
    if (step == 0) {
      return new Frame(
          0,
          steps(viewer),
          after(0).view(viewer),
          heard(opening, viewer),
          List.of(),
          Optional.empty(),
          OptionalInt.empty());
    }
    int index = indexOf(step, viewer);
    var made = steps.get(index);
    var position = after(index);
    var told = new Scenes();
    play(position, made, told);
    var noted = heard(made.noted(), viewer);
    return new Frame(
        step,
        steps(viewer),
        position.view(viewer),
        noted,
        pictures(told.upTo(position), noted, viewer),
        viewer.is(made.seat()) ? Optional.of(made.notation()) : Optional.empty(),
        made.secrecy().secretTo().has(viewer) ? OptionalInt.empty() : OptionalInt.of(made.seat()));
  }

  /** What the viewer was told of each step, the deal first. */
  public List<Told> told(Viewer viewer) {
    var all = new ArrayList<Told>();
    all.add(new Told(0, heard(opening, viewer)));
    for (var step : steps) {
      if (step.secrecy().unseenBy().has(viewer)) continue;
      all.add(new Told(all.size(), heard(step.noted(), viewer)));
    }
    return all;
  }

  /** What a viewer was told of a step. */
  public record Told(int step, List<Noted> noted) {
    public Told {
      noted = List.copyOf(noted);
    }
  }

  /** How many moves had been made when the viewer saw a step. */
  public int movesAt(int step, Viewer viewer) {
    return step == 0 ? 0 : indexOf(step, viewer) + 1;
  }

  /**
   * How the game might have gone on after so many moves, with the cards as they lay.
   *
   * @throws RefusedMove if it might not
   */
  public List<Frame> line(int moves, List<String> notations, Viewer viewer) {
    var position = after(moves);
    var diary = Diary.whole(Tally.blank(position.seats()));
    var frames = new ArrayList<Frame>();
    for (var notation : notations) {
      int before = diary.noted().size();
      var told = new Scenes();
      var move = play.game().readMove(notation);
      if (!frames.isEmpty()) passOver(position, told);
      int seat = position.chooser();
      position.play(position.meant(move), told);
      position.settle(told);
      var scenes = told.upTo(position);
      diary.note(scenes, UNKNOWN_TIME, frames.size() + 1, Viewers.NOBODY);
      var noted = heard(diary.noted().subList(before, diary.noted().size()), viewer);
      frames.add(
          new Frame(
              frames.size() + 1,
              notations.size(),
              position.view(viewer),
              noted,
              pictures(scenes, noted, viewer),
              viewer.is(seat) ? Optional.of(notation) : Optional.empty(),
              OptionalInt.of(seat)));
    }
    return frames;
  }

  /** A line leaves out choices that are none, also those that people are asked all the same. */
  private void passOver(P position, Events out) {
    var moves = new MoveList<M>();
    while (!position.isOver()) {
      moves.clear();
      position.moves(moves);
      if (moves.size() != 1) return;
      position.apply(moves.get(0), out);
    }
  }

  /**
   * The beginning of a game that goes on from a step. All that the seat could not know then is
   * dealt anew, by the new table's own chance: neither the seed nor the end of this game tells
   * anything of that one.
   *
   * @return none where nothing is left to decide
   */
  public Optional<Act.Branch> branch(int step, Seat seat, Seed seed) {
    var game = play.game();
    var moment = after(movesAt(step, seat));
    if (moment.isOver()) return Optional.empty();
    var redealt = moment.redeal(seat, new FairChance(seed));
    return Optional.of(
        new Act.Branch(
            game.info().rulesVersion(), redealt.drawn(), PositionYaml.brief(game, redealt)));
  }

  private static List<Noted> heard(List<Noted> noted, Viewer viewer) {
    return noted.stream().filter(note -> note.number(viewer).isPresent()).toList();
  }

  /** How things stood after each scene that the viewer was told of, but for the last. */
  private static List<Picture> pictures(List<Scene> scenes, List<Noted> heard, Viewer viewer) {
    var pictures = new TreeMap<Integer, Picture>();
    int told = 0;
    for (var scene : scenes) {
      told += (int) scene.events().stream().filter(one -> one.audience().has(viewer)).count();
      if (told == 0 || told == heard.size()) continue;
      var last = heard.get(told - 1);
      pictures.put(
          told,
          new Picture(
              last.number(viewer).orElseThrow(),
              last.seq(viewer),
              OptionalInt.empty(),
              scene.after().view(viewer)));
    }
    return List.copyOf(pictures.values());
  }

  /** How the game went up to now. */
  public Course course(Viewer viewer) {
    return courses.computeIfAbsent(viewer, this::remembered);
  }

  private Course remembered(Viewer viewer) {
    var position = marks.getFirst().copy();
    var moments = new ArrayList<Course.Moment>();
    moments.add(new Course.Moment(0, Causes.values(position), List.of()));
    for (var step : steps) {
      var causes = new Causes(position, viewer);
      play(position, step, causes);
      if (step.secrecy().unseenBy().has(viewer)) continue;
      moments.add(
          new Course.Moment(
              moments.size(), Causes.values(position), causes.among(heard(step.noted(), viewer))));
    }
    var lines = position.standings();
    return new Course(lines, moments, new TurningPoints(lines, moments).list(), lasted());
  }

  private Duration lasted() {
    var noted = play.noted();
    if (noted.isEmpty()) return Duration.ZERO;
    return Duration.between(noted.getFirst().at(), noted.getLast().at());
  }

  private int indexOf(int step, Viewer viewer) {
    int seen = 0;
    for (int index = 0; index < steps.size(); index++) {
      if (!steps.get(index).secrecy().unseenBy().has(viewer) && ++seen == step) return index;
    }
    throw new IllegalArgumentException("there is no step " + step);
  }

  /** The position after so many moves. */
  private P after(int moves) {
    int mark = Math.min(moves / STRIDE, marks.size() - 1);
    var position = marks.get(mark).copy();
    for (var step : steps.subList(mark * STRIDE, moves)) play(position, step, Events.OFF);
    return position;
  }

  private void play(P position, Step step, Events out) {
    position.apply(play.game().readMove(step.notation()), out);
    position.settle(out);
  }

  /** How many moves had been made before each that a bot made in a person's place. */
  public Set<Integer> movesOfStandIns() {
    return IntStream.range(0, steps.size())
        .filter(move -> steps.get(move).standIn())
        .boxed()
        .collect(Collectors.toUnmodifiableSet());
  }

  /** The moves that count. */
  public List<GameRecord.Line> lines() {
    return steps.stream().map(step -> new GameRecord.Line(step.seat(), step.notation())).toList();
  }
}
