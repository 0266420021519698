package sixstones.server.http;

import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import sixstones.engine.Seat;
import sixstones.engine.UnreadableMove;
import sixstones.server.bots.Beliefs;
import sixstones.server.bots.Hints;
import sixstones.server.bots.Partners;
import sixstones.server.desk.MoveDesk;
import sixstones.server.metrics.Metrics;
import sixstones.server.play.Foretelling;
import sixstones.server.play.Play;
import sixstones.server.problem.Reason;
import sixstones.server.protocol.Answers;
import sixstones.server.protocol.Asked;
import sixstones.server.protocol.AttemptState;
import sixstones.server.protocol.BeliefState;
import sixstones.server.protocol.EventState;
import sixstones.server.protocol.ForetoldState;
import sixstones.server.protocol.PartnerState;
import sixstones.server.tables.Table;
import sixstones.server.tables.Tables;
import sixstones.server.visitors.Visitors;

/** Moves, what they will do, undo, "why can't I?", hints, beliefs, and what was told. */
final class PlayCalls {

  private static final int LONGEST_THING = 200;
  private static final int EVENTS_AT_ONCE = 200;

  private final Tables tables;
  private final MoveDesk desk;
  private final Partners partners;
  private final Visitors visitors;
  private final Metrics metrics;
  private final Semaphore adviser = new Semaphore(1, true);

  PlayCalls(Tables tables, MoveDesk desk, Partners partners, Visitors visitors, Metrics metrics) {
    this.tables = tables;
    this.desk = desk;
    this.partners = partners;
    this.visitors = visitors;
    this.metrics = metrics;
  }

  void move(Context call) {
    var asked = Calls.body(call, Asked.Move.class);
    Calls.answer(call, new Answers.Written(move(Calls.table(call), visitors.of(call), asked)));
  }

  /** Makes a move, however it was sent; the number of its entry. */
  int move(String table, String visitor, Asked.Move asked) {
    int seq = Calls.required(asked.seq(), "seq");
    var notation = Calls.notation(asked.move());
    long began = System.nanoTime();
    int written = desk.move(table, visitor, seq, notation);
    metrics.move("person", System.nanoTime() - began);
    return written;
  }

  void undo(Context call) {
    int seq = Calls.required(Calls.body(call, Asked.Undo.class).seq(), "seq");
    Calls.answer(call, new Answers.Written(desk.undo(Calls.table(call), visitors.of(call), seq)));
  }

  void attempts(Context call) {
    var thing = thing(call);
    Calls.answer(
        call,
        seated(
            call,
            (_, play, seat) -> play.attempts(seat, thing).stream().map(AttemptState::of).toList(),
            List.of()));
  }

  void why(Context call) {
    var notation = Calls.notation(Calls.body(call, Asked.Why.class).move());
    Calls.answer(
        call,
        seated(
            call,
            (_, play, seat) -> new Answers.Why(play.refusal(seat, notation).orElse(null)),
            null));
  }

  /** What the seat that must choose is advised; not against other people. */
  void hints(Context call) {
    var asked =
        seated(
            call,
            (table, play, seat) -> {
              if (play.question(seat).isEmpty()) throw Reason.NOT_ASKED.problem();
              if (!table.mayAskForHints(seat)) throw Reason.NO_HINTS.problem();
              return Hints.ask(play);
            },
            null);
    Calls.answer(call, thought(asked));
  }

  /** One at a time: whoever moves goes before who asks for advice. */
  private <T> T thought(Supplier<T> asked) {
    adviser.acquireUninterruptibly();
    try {
      return asked.get();
    } finally {
      adviser.release();
    }
  }

  /** What partners who are bots are up to, for the seat that must choose. */
  void partners(Context call) {
    Supplier<List<PartnerState>> asked =
        seated(call, (table, play, seat) -> partners.ask(table, play, seat), List::of);
    Calls.answer(call, asked.get());
  }

  /** What may lie in a hidden place, for the own seat. */
  void beliefs(Context call) {
    var thing = thing(call);
    Supplier<List<BeliefState>> asked =
        seated(call, (_, play, seat) -> Beliefs.ask(play, seat, thing), List::of);
    Calls.answer(call, asked.get());
  }

  private static String thing(Context call) {
    var thing = Calls.required(call.queryParam("thing"), "thing");
    if (thing.length() > LONGEST_THING) throw Reason.NO_SUCH_THING.problem();
    return thing;
  }

  /** What the moves of one's own choice will do, as far as it is certain. */
  void foretold(Context call) {
    int seq = Calls.number(Calls.required(call.queryParam("seq"), "seq"), "seq").orElseThrow();
    var notation = Optional.ofNullable(call.queryParam("move")).map(Calls::notation);
    Supplier<List<Foretelling.Of>> asked =
        seated(
            call,
            (table, play, seat) -> {
              // Who asks while the game goes on gets nothing, and asks again.
              if (table.seq(seat) != seq) return List::of;
              if (play.question(seat).isEmpty()) throw Reason.NOT_ASKED.problem();
              return Foretelling.ask(play, notation);
            },
            null);
    Calls.answer(
        call,
        asked.get().stream()
            .map(of -> ForetoldState.of(of.move(), of.foretold(), of.now()))
            .toList());
  }

  /** What was told before an event that the page has. */
  void events(Context call) {
    var visitor = Visitors.asking(call);
    int before = Calls.number(call.queryParam("before"), "before").orElse(Integer.MAX_VALUE);
    var events =
        tables.lookBack(
            Calls.table(call),
            (table, history) -> {
              mustBeAdmitted(table, visitor);
              var viewer = table.viewer(visitor);
              return history.toldBefore(viewer, before, EVENTS_AT_ONCE).stream()
                  .map(noted -> EventState.of(noted, viewer))
                  .toList();
            });
    Calls.answer(call, events);
  }

  private interface SeatedLook<T> {
    T at(Table table, Play<?, ?> play, Seat seat);
  }

  /** Looks as the visitor's own seat; who has none gets the other answer, if there is one. */
  private <T> T seated(Context call, SeatedLook<T> look, @Nullable T unseated) {
    var visitor = Visitors.asking(call);
    return admitted(
        call,
        visitor,
        table -> {
          var play = begun(table);
          if (table.viewer(visitor) instanceof Seat seat) {
            try {
              return look.at(table, play, seat);
            } catch (UnreadableMove _) {
              throw Reason.MOVE.problem();
            }
          }
          if (unseated == null) throw Reason.NO_SEAT.problem();
          return unseated;
        });
  }

  private <T> T admitted(Context call, String visitor, Function<Table, T> look) {
    return tables.look(
        Calls.table(call),
        table -> {
          mustBeAdmitted(table, visitor);
          return look.apply(table);
        });
  }

  private static void mustBeAdmitted(Table table, String visitor) {
    if (!table.admits(visitor)) throw Reason.NO_SPECTATORS.problem();
  }

  private static Play<?, ?> begun(Table table) {
    return table.play().orElseThrow(() -> Reason.NOT_BEGUN.problem());
  }
}
