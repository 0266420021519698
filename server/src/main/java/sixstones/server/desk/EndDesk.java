package sixstones.server.desk;

import java.util.ArrayList;
import sixstones.server.play.Play;
import sixstones.server.problem.Reason;
import sixstones.server.tables.Act;
import sixstones.server.tables.Decision;
import sixstones.server.tables.EarlyEnd;
import sixstones.server.tables.Ended;
import sixstones.server.tables.Table;
import sixstones.server.tables.Tables;

/** Ending a game before its rules do: giving up, and agreeing to stop. */
public final class EndDesk {

  private final Tables tables;
  private final Levels levels;

  public EndDesk(Tables tables, Levels levels) {
    this.tables = tables;
    this.levels = levels;
  }

  /** Gives up for good. A bot plays on for the others; without a side to play for, it is lost. */
  public void resign(String id, int seat, String visitor) {
    tables.change(
        id,
        table -> {
          SeatDesk.own(table, seat, visitor);
          return switch (table.phase()) {
            case WAITING -> Decision.of(true, new Act.Leave(seat));
            case OVER -> Decision.nothing(true);
            case RUNNING -> giveUp(table, seat);
            case FROZEN -> leaveFrozen(table, seat);
          };
        });
  }

  private Decision<Boolean> giveUp(Table table, int seat) {
    return switch (table.givingUp(seat).orElseThrow()) {
      case BOT_PLAYS_ON -> Decision.of(true, new Act.Resign(seat, levels.standIn()));
      case OTHERS_WIN, GAME_LOST ->
          Decision.of(true, new Act.Concede(seat), over(table, new EarlyEnd.GivenUp(seat)));
    };
  }

  /** A game that can't go on is lost by nobody. */
  private Decision<Boolean> leaveFrozen(Table table, int seat) {
    var acts = new ArrayList<Act>();
    acts.add(new Act.Resign(seat, levels.standIn()));
    if (table.seating().isLastPerson(seat)) acts.add(new Act.Over(Ended.ABANDONED));
    return Decision.of(true, acts);
  }

  /** Would like to end the game without winners and losers; it ends when all others would, too. */
  public void wishEnd(String id, int seat, String visitor) {
    tables.change(
        id,
        table -> {
          mustPlay(table, seat, visitor);
          if (!table.mayAgreeToEnd()) throw Reason.NOBODY_TO_AGREE.problem();
          var acts = new ArrayList<Act>();
          if (!table.endWishes().contains(seat)) acts.add(new Act.EndWish(seat));
          if (table.wouldEnd(seat)) acts.add(over(table, new EarlyEnd.Agreed()));
          return Decision.of(true, acts);
        });
  }

  /** Plays on, whoever would like to end the game; also takes the own wish back. */
  public void playOn(String id, int seat, String visitor) {
    tables.change(
        id,
        table -> {
          mustPlay(table, seat, visitor);
          return table.endWishes().isEmpty()
              ? Decision.nothing(true)
              : Decision.of(true, new Act.PlayOn(seat));
        });
  }

  private static void mustPlay(Table table, int seat, String visitor) {
    var person = SeatDesk.own(table, seat, visitor);
    if (person.absent()) throw Reason.YOU_LEFT.problem();
    switch (table.phase()) {
      case RUNNING -> {}
      case WAITING -> throw Reason.NOT_BEGUN.problem();
      case FROZEN -> throw Reason.FROZEN.problem();
      case OVER -> throw Reason.OVER.problem();
    }
  }

  static Act.Over over(Table table, EarlyEnd end) {
    Play<?, ?> play =
        table.play().orElseThrow(() -> new IllegalStateException("a game that runs is there"));
    return new Act.Over(end.result(play));
  }
}
