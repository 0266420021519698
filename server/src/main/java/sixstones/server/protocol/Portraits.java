package sixstones.server.protocol;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import sixstones.engine.Outcome;
import sixstones.engine.Seat;
import sixstones.engine.Viewer;
import sixstones.server.desk.SeatDesk.Presence;
import sixstones.server.desk.TalkDesk;
import sixstones.server.lessons.Classroom;
import sixstones.server.play.Play;
import sixstones.server.protocol.SeatState.Kind;
import sixstones.server.puzzles.PuzzleRoom;
import sixstones.server.tables.Ended;
import sixstones.server.tables.Listed;
import sixstones.server.tables.Phase;
import sixstones.server.tables.Place;
import sixstones.server.tables.Table;
import sixstones.server.tables.Tastes;
import sixstones.server.tables.Visibility;
import sixstones.server.talk.Circle;

/** Draws tables for visitors. The only door through which anything about a game leaves. */
public final class Portraits {

  private final Presence presence;
  private final Classroom classroom;
  private final PuzzleRoom puzzles;
  private final TalkDesk talk;

  public Portraits(Presence presence, Classroom classroom, PuzzleRoom puzzles, TalkDesk talk) {
    this.presence = presence;
    this.classroom = classroom;
    this.puzzles = puzzles;
    this.talk = talk;
  }

  /** The table for a visitor, with the events he was told after number {@code after}. */
  public TableState state(Table table, String visitor, int after) {
    var head = table.head();
    var viewer = table.viewer(visitor);
    var play = table.play();
    boolean running = table.phase() == Phase.RUNNING;
    boolean over = table.phase() == Phase.OVER;
    var view = play.map(game -> game.view(viewer)).orElse(null);
    var outcome = over ? play.flatMap(Play::outcome) : Optional.<Outcome>empty();
    return new TableState(
        head.id(),
        head.game(),
        table.rules(),
        head.options().sorted(),
        table.phase(),
        seats(
            head.id(), table.seating().places(), visitor, place -> Tastes.of(table.game(), place)),
        viewer instanceof Seat seat ? seat.index() : null,
        table.isHost(visitor),
        presence.isConnected(head.id(), table.host()),
        head.spectators(),
        head.visibility(),
        table.seq(viewer),
        view,
        toChoose(table, viewer),
        running && play.map(game -> game.somebodyChooses(viewer)).orElse(false),
        running && !isAway(table, viewer)
            ? play.flatMap(game -> choice(game, viewer)).orElse(null)
            : null,
        running && table.undoable(viewer) > 0,
        running && table.mayAskForHints(viewer),
        play.map(
                game ->
                    game.toldAfter(viewer, after).stream()
                        .map(noted -> EventState.of(noted, viewer))
                        .toList())
            .orElse(List.of()),
        view == null ? List.of() : SceneState.of(play.orElseThrow().pictures(viewer, after), view),
        play.map(game -> game.lastTold(viewer)).orElse(0),
        head.seed().commitment(),
        table.result().isPresent() ? head.seed().hex() : null,
        DealState.of(table.pledges()),
        ClockState.of(table, viewer),
        outcome.map(OutcomeState::of).or(() -> OutcomeState.early(table)).orElse(null),
        table.seating().votes().stream()
            .map(vote -> new BotVoteState(vote.seat(), vote.level(), vote.votes()))
            .toList(),
        EndingState.of(table, viewer),
        frozen(table),
        table.rematch().orElse(null),
        talk(table, visitor),
        coach(table, viewer),
        puzzle(table, viewer));
  }

  private @Nullable TalkState talk(Table table, String visitor) {
    if (table.head().visibility() == Visibility.UNLISTED) return null;
    var last = new HashMap<Circle, Integer>();
    talk.heard(table, visitor).forEach(saying -> last.put(saying.circle(), saying.number()));
    int heard = last.values().stream().mapToInt(Integer::intValue).sum();
    return new TalkState(
        TalkDesk.circleOf(table, visitor).map(SaidTo::of).orElse(null),
        TalkDesk.mayPoint(table, visitor),
        heard);
  }

  /** The coach talks to the learner alone. */
  private @Nullable CoachState coach(Table table, Viewer viewer) {
    if (table.lesson().isEmpty() || !(viewer instanceof Seat)) return null;
    var lesson = table.lesson().get();
    return new CoachState(lesson.id(), lesson.chapter(), classroom.beatNumber(table).orElse(null));
  }

  /** A puzzle is put to its seat alone. */
  private @Nullable PuzzleState puzzle(Table table, Viewer viewer) {
    if (!(viewer instanceof Seat)) return null;
    return puzzles
        .puzzle(table)
        .flatMap(
            one ->
                puzzles
                    .verdict(table)
                    .map(verdict -> PuzzleState.of(one.id(), one.motif().id(), verdict)))
        .orElse(null);
  }

  /** A table of a list. */
  public TableSummary summary(Listed listed, String visitor, int rulesNow) {
    var head = listed.head();
    var summary = listed.summary();
    var yours =
        IntStream.range(0, summary.places().size())
            .filter(seat -> summary.places().get(seat).isHeldBy(visitor))
            .boxed()
            .toList();
    var phase = summary.phase(rulesNow);
    boolean told =
        phase == Phase.RUNNING
            && summary.chooser().isPresent()
            && (!summary.secretly() || yours.contains(summary.chooser().getAsInt()));
    return new TableSummary(
        head.id(),
        head.game(),
        head.options().sorted(),
        phase,
        seats(head.id(), summary.places(), visitor, _ -> Optional.empty()),
        head.host().equals(visitor),
        yours,
        summary.places().stream().anyMatch(place -> place.wasGivenUpBy(visitor)),
        head.createdAt().toString(),
        summary.movedAt().toString(),
        summary.result().map(Ended::of).orElse(null),
        summary.roles(),
        told ? summary.chooser().getAsInt() : null,
        told ? summary.deadline().map(Instant::toString).orElse(null) : null);
  }

  private List<SeatState> seats(
      String table, List<Place> places, String visitor, Function<Place, Optional<String>> tastes) {
    var seats = new ArrayList<SeatState>();
    for (int seat = 0; seat < places.size(); seat++) {
      seats.add(
          switch (places.get(seat)) {
            case Place.Open _ ->
                new SeatState(seat, Kind.OPEN, null, null, null, null, false, false, false);
            case Place.Bot bot ->
                new SeatState(
                    seat,
                    Kind.BOT,
                    null,
                    bot.avatar(),
                    bot.level(),
                    tastes.apply(bot).orElse(null),
                    false,
                    false,
                    true);
            case Place.Person person ->
                new SeatState(
                    seat,
                    person.standIn().isPresent() ? Kind.BOT : Kind.PERSON,
                    person.name(),
                    person.persona().avatar().orElse(null),
                    person.standIn().orElse(null),
                    null,
                    person.absent(),
                    person.isHeldBy(visitor),
                    presence.isConnected(table, person.holder()));
          });
    }
    return seats;
  }

  /** Whoever has left is not asked: a bot answers for him, and he is refused. */
  private static boolean isAway(Table table, Viewer viewer) {
    return viewer instanceof Seat seat && !table.seating().at(seat.index()).isPresentPerson();
  }

  private static Optional<ChoiceState> choice(Play<?, ?> game, Viewer viewer) {
    return game.question(viewer)
        .map(
            question ->
                new ChoiceState(
                    question.prompt(), question.offers().stream().map(MoveState::of).toList()));
  }

  private static @Nullable Integer toChoose(Table table, Viewer viewer) {
    if (table.phase() != Phase.RUNNING) return null;
    var chooser = table.play().map(game -> game.chooserFor(viewer)).orElse(OptionalInt.empty());
    return chooser.isPresent() ? chooser.getAsInt() : null;
  }

  private static @Nullable FrozenState frozen(Table table) {
    return table.phase() == Phase.FROZEN
        ? new FrozenState(table.game().info().rulesVersion(), table.differs(), table.agreed())
        : null;
  }
}
