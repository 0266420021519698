package sixstones.server.http;

import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import sixstones.engine.RefusedMove;
import sixstones.engine.Seat;
import sixstones.engine.Spectator;
import sixstones.engine.UnreadableMove;
import sixstones.engine.Viewer;
import sixstones.server.desk.Levels;
import sixstones.server.desk.Personas;
import sixstones.server.desk.TableDesk;
import sixstones.server.problem.Problem;
import sixstones.server.problem.Reason;
import sixstones.server.protocol.Answers;
import sixstones.server.protocol.Asked;
import sixstones.server.protocol.CourseState;
import sixstones.server.protocol.ReplayState;
import sixstones.server.protocol.StepState;
import sixstones.server.tables.Visibility;
import sixstones.server.visitors.RateLimit;
import sixstones.server.visitors.Visitors;

/** A game looked back at, step by step; how it went, might have gone on, and can go on. */
final class ReplayCalls {

  private static final int LONGEST_LINE = 60;
  private static final int CREATED = 201;

  private final Past.Finder games;
  private final TableDesk desk;
  private final Levels levels;
  private final Visitors visitors;
  private final RateLimit limit;

  ReplayCalls(
      Past.Finder games, TableDesk desk, Levels levels, Visitors visitors, RateLimit limit) {
    this.games = games;
    this.desk = desk;
    this.levels = levels;
    this.visitors = visitors;
    this.limit = limit;
  }

  void replay(Context call) {
    Calls.answer(call, games.look(call, past -> frame(call, past)));
  }

  private static ReplayState frame(Context call, Past past) {
    var viewer = viewer(past, call.queryParam("as"));
    var history = past.history();
    var moves = Calls.number(call.queryParam("moves"), "moves");
    // While the game goes on it would tell how often others moved in secret.
    if (moves.isPresent()) mustBeOver(past);
    int step =
        moves.isPresent()
            ? history.stepsAfter(moves.getAsInt(), viewer)
            : Calls.number(call.queryParam("step"), "step").orElse(history.steps(viewer));
    mustBeThere(step, past, viewer);
    return ReplayState.of(
        history.frame(step, viewer), viewer, past.over() ? history.movesAt(step, viewer) : null);
  }

  /** What was told of every step. */
  void steps(Context call) {
    Calls.answer(
        call,
        games.look(
            call,
            past -> {
              var viewer = viewer(past, call.queryParam("as"));
              return past.history().told(viewer).stream()
                  .map(told -> StepState.of(told, viewer))
                  .toList();
            }));
  }

  /** How the game went; only when it is over. */
  void course(Context call) {
    Calls.answer(
        call,
        games.look(
            call,
            past -> {
              mustBeOver(past);
              var viewer = viewer(past, call.queryParam("as"));
              return CourseState.of(past.history().course(viewer), viewer);
            }));
  }

  /** How it might have gone on; only when it is over. */
  void line(Context call) {
    var asked = Calls.body(call, Asked.Line.class);
    int moves = Calls.required(asked.moves(), "moves");
    var line = notations(Calls.required(asked.line(), "line"));
    Calls.answer(
        call,
        games.look(
            call,
            past -> {
              mustBeOver(past);
              if (moves < 0 || moves > past.history().lines().size()) {
                throw Reason.NO_SUCH_STEP.problem();
              }
              return line(past, moves, line, viewer(past, asked.as()));
            }));
  }

  private static List<ReplayState> line(Past past, int moves, List<String> line, Viewer viewer) {
    try {
      return past.history().line(moves, line, viewer).stream()
          .map(frame -> ReplayState.of(frame, viewer, null))
          .toList();
    } catch (RefusedMove e) {
      throw Problem.refused(e.refusal());
    } catch (UnreadableMove _) {
      throw Reason.MOVE.problem();
    }
  }

  private static List<String> notations(List<@Nullable String> line) {
    if (line.size() > LONGEST_LINE) throw Reason.MOVE.problem();
    var notations = new ArrayList<String>();
    for (var move : line) notations.add(Calls.notation(move));
    return notations;
  }

  /** A table against bots that goes on from a step; only when the game is over. */
  void branch(Context call) {
    var visitor = visitors.of(call);
    var asked = Calls.body(call, Asked.Branch.class);
    int step = Calls.required(asked.step(), "step");
    int seat = Calls.required(asked.seat(), "seat");
    var me = new TableDesk.Wanted.Me(Personas.checked(asked.name(), asked.avatar()));
    var bot = new TableDesk.Wanted.Bot(levels.check(asked.level()));
    var table =
        games.look(
            call,
            past -> {
              mustBeOver(past);
              if (seat < 0 || seat >= past.seats()) throw Reason.NO_SUCH_SEAT.problem();
              mustBeThere(step, past, Seat.of(seat));
              limit.count(call.ip());
              return desk.create(
                  wish(past, seat, me, bot),
                  visitor,
                  (_, seed) ->
                      past.history()
                          .branch(step, Seat.of(seat), seed)
                          .orElseThrow(() -> Reason.OVER.problem()));
            });
    call.status(CREATED);
    Calls.answer(call, new Answers.TableMade(table));
  }

  private static TableDesk.Wish wish(
      Past past, int seat, TableDesk.Wanted me, TableDesk.Wanted bot) {
    var seats = new ArrayList<TableDesk.Wanted>();
    for (int i = 0; i < past.seats(); i++) seats.add(i == seat ? me : bot);
    return new TableDesk.Wish(past.game(), past.options(), seats, Visibility.LINK, true, false);
  }

  private static void mustBeOver(Past past) {
    if (!past.over()) throw Reason.NOT_OVER.problem();
  }

  private static void mustBeThere(int step, Past past, Viewer viewer) {
    if (step < 0 || step > past.history().steps(viewer)) throw Reason.NO_SUCH_STEP.problem();
  }

  /** Other eyes than one's own only after the end. */
  private static Viewer viewer(Past past, @Nullable String as) {
    if (as == null) return past.own();
    Viewer asked = asked(past, as);
    if (!asked.equals(past.own()) && asked != Spectator.SPECTATOR && !past.over()) {
      throw Reason.OTHERS_EYES.problem();
    }
    return asked;
  }

  private static Viewer asked(Past past, String as) {
    if (as.equals("spectator")) return Spectator.SPECTATOR;
    int seat = Calls.number(as, "as").orElseThrow();
    if (seat >= past.seats()) throw Reason.NO_SUCH_SEAT.problem();
    return Seat.of(seat);
  }
}
