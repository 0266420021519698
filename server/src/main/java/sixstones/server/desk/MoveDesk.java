package sixstones.server.desk;

import java.util.ArrayList;
import sixstones.engine.RefusedMove;
import sixstones.engine.Seat;
import sixstones.engine.UnreadableMove;
import sixstones.engine.match.Refusals;
import sixstones.server.play.Play;
import sixstones.server.problem.Problem;
import sixstones.server.problem.Reason;
import sixstones.server.tables.Act;
import sixstones.server.tables.Decision;
import sixstones.server.tables.Phase;
import sixstones.server.tables.Since;
import sixstones.server.tables.Table;
import sixstones.server.tables.Tables;

/** Moves and undo. */
public final class MoveDesk {

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
          return switch (table.since(seat, seq)) {
            case Since.Quiet _ -> decide(table, seat, notation, table.seq(seat) + 1);
            case Since.Went went when isSame(table, went.act(), seat, notation) ->
                Decision.nothing(went.seq());
            case Since.Went _, Since.Unknown _ -> throw Problem.stale(table.seq(seat));
          };
        });
  }

  /** Makes a bot's move, unless the table has gone on meanwhile. */
  public boolean botMove(String id, int seat, int seq, String notation) {
    return tables.change(
        id,
        table -> {
          boolean itsTurn =
              table.phase() == Phase.RUNNING
                  && !table.wentOnAfter(seq)
                  && table.seating().at(seat).botLevel().isPresent();
          return itsTurn ? decide(table, Seat.of(seat), notation, true) : Decision.nothing(false);
        });
  }

  /** Takes a person's last move back, and with it what bots answered. */
  public int undo(String id, String visitor, int seq) {
    return tables.change(
        id,
        table -> {
          var seat = own(table, visitor);
          return switch (table.since(seat, seq)) {
            case Since.Quiet _ -> undo(table, seat);
            case Since.Went went
                when went.act() instanceof Act.Undo undo && undo.seat() == seat.index() ->
                Decision.nothing(went.seq());
            case Since.Went _, Since.Unknown _ -> throw Problem.stale(table.seq(seat));
          };
        });
  }

  private static Decision<Integer> undo(Table table, Seat seat) {
    running(table);
    int moves = table.undoable(seat);
    if (moves == 0) throw Problem.refused(Refusals.NO_UNDO);
    return Decision.of(table.seq(seat) + 1, new Act.Undo(seat.index(), moves));
  }

  private static <T> Decision<T> decide(Table table, Seat seat, String notation, T answer) {
    try {
      var preview = running(table).preview(seat, notation);
      var acts = new ArrayList<Act>();
      acts.add(new Act.Move(seat.index(), preview.notation(), preview.fingerprint()));
      preview.result().ifPresent(result -> acts.add(new Act.Over(result)));
      return Decision.of(answer, acts).foreseen(preview);
    } catch (RefusedMove e) {
      throw Problem.refused(e.refusal());
    } catch (UnreadableMove _) {
      throw Reason.MOVE.problem();
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
    if (seat.isEmpty()) throw Reason.NO_SEAT.problem();
    if (!table.seating().at(seat.getAsInt()).isPresentPerson()) throw Reason.YOU_LEFT.problem();
    return Seat.of(seat.getAsInt());
  }

  private static Play<?, ?> running(Table table) {
    return switch (table.phase()) {
      case RUNNING, OVER ->
          table.play().orElseThrow(() -> new IllegalStateException("a game that runs is there"));
      case WAITING -> throw Reason.NOT_BEGUN.problem();
      case FROZEN -> throw Reason.FROZEN.problem();
    };
  }
}
