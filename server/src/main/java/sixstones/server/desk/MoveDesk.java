package sixstones.server.desk;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import sixstones.engine.RefusedMove;
import sixstones.engine.Seat;
import sixstones.engine.UnreadableMove;
import sixstones.server.play.Play;
import sixstones.server.problem.Problem;
import sixstones.server.tables.Act;
import sixstones.server.tables.Decision;
import sixstones.server.tables.Phase;
import sixstones.server.tables.Place;
import sixstones.server.tables.Table;
import sixstones.server.tables.Tables;

/** Moves and undo. */
public final class MoveDesk {

  private static final int SNAPSHOT_EVERY = 8;

  private final Tables tables;

  public MoveDesk(Tables tables) {
    this.tables = tables;
  }

  /**
   * Makes a person's move.
   *
   * @param seq the number of entries the person has seen
   * @return the number of the move's entry; the same again for the same move sent again
   */
  public int move(String id, String visitor, int seq, String notation) {
    return tables.change(
        id,
        table -> {
          var seat = own(table, visitor);
          var since = table.firstOfGameAfter(checked(table, seq));
          if (since.isPresent()) {
            if (isSame(table, since.get().act(), seat, notation)) {
              return Decision.nothing(since.get().number());
            }
            throw Problem.stale(table.seq());
          }
          return decide(table, seat, notation);
        });
  }

  /** Makes a bot's move, unless the table has gone on meanwhile. */
  public boolean botMove(String id, int seat, int seq, String notation) {
    return tables.change(
        id,
        table -> {
          boolean itsTurn =
              table.phase() == Phase.RUNNING
                  && table.firstOfGameAfter(seq).isEmpty()
                  && table.seating().at(seat).botLevel().isPresent();
          if (!itsTurn) return Decision.nothing(false);
          var decision = decide(table, Seat.of(seat), notation);
          return new Decision<>(decision.acts(), true, decision.snapshot(), decision.next());
        });
  }

  public int undo(String id, String visitor, int seq) {
    return tables.change(
        id,
        table -> {
          var seat = own(table, visitor);
          var since = table.firstOfGameAfter(checked(table, seq));
          if (since.isPresent()) {
            boolean same =
                since.get().act() instanceof Act.Undo undo && undo.seat() == seat.index();
            if (same) return Decision.nothing(since.get().number());
            throw Problem.stale(table.seq());
          }
          running(table)
              .undoRefusal(seat)
              .ifPresent(
                  refusal -> {
                    throw Problem.refused(refusal);
                  });
          return Decision.of(table.seq() + 1, new Act.Undo(seat.index()));
        });
  }

  static Decision<Boolean> start(Table table) {
    int number = table.seq() + 1;
    var play = Play.begin(table.game(), table.head(), Instant.EPOCH, number);
    return Decision.of(true, new Act.Start(table.game().info().rulesVersion()))
        .with(play.snapshot(number));
  }

  private static Decision<Integer> decide(Table table, Seat seat, String notation) {
    var play = running(table);
    int number = table.seq() + 1;
    try {
      var preview = play.preview(seat, notation);
      var acts = new ArrayList<Act>();
      acts.add(new Act.Move(seat.index(), preview.notation(), preview.checksum()));
      preview.result().ifPresent(result -> acts.add(new Act.Over(result)));
      var decision = Decision.of(number, List.copyOf(acts));
      boolean dueSnapshot = (play.steps() + 1) % SNAPSHOT_EVERY == 0;
      return dueSnapshot ? decision.with(preview.snapshot(number)) : decision;
    } catch (RefusedMove e) {
      throw Problem.refused(e.refusal());
    } catch (UnreadableMove e) {
      throw Problem.malformed(String.valueOf(e.getMessage()));
    }
  }

  private static boolean isSame(Table table, Act act, Seat seat, String notation) {
    if (!(act instanceof Act.Move made) || made.seat() != seat.index()) return false;
    try {
      return table.game().readMove(notation).notation().equals(made.notation());
    } catch (UnreadableMove _) {
      return false;
    }
  }

  private static Seat own(Table table, String visitor) {
    var seat = table.seating().seatOf(visitor);
    if (seat.isEmpty()) throw Problem.forbidden("You have no seat at this table.");
    boolean present =
        table.seating().at(seat.getAsInt()) instanceof Place.Person person && !person.absent();
    if (!present) throw Problem.conflict("You have left; take your seat back first.");
    return Seat.of(seat.getAsInt());
  }

  private static int checked(Table table, int seq) {
    if (seq < 0 || seq > table.seq()) throw Problem.stale(table.seq());
    return seq;
  }

  private static Play<?, ?> running(Table table) {
    return switch (table.phase()) {
      case RUNNING, OVER ->
          table.play().orElseThrow(() -> new IllegalStateException("a game that runs is there"));
      case WAITING -> throw Problem.conflict("The game has not begun.");
      case FROZEN -> throw Problem.conflict("The table is frozen; its people must agree to go on.");
    };
  }
}
