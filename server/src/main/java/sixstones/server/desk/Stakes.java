package sixstones.server.desk;

import java.util.ArrayList;
import sixstones.engine.Game;
import sixstones.engine.chance.Share;
import sixstones.server.problem.Reason;
import sixstones.server.tables.Act;
import sixstones.server.tables.Decision;
import sixstones.server.tables.Pledges.Stake;
import sixstones.server.tables.Table;
import sixstones.server.tables.Tables;

/** Shares that people add to the chance of a deal: pledged first, then opened by all. */
public final class Stakes {

  private final Tables tables;

  public Stakes(Tables tables) {
    this.tables = tables;
  }

  /** A share or a pledge as a page sends it. */
  public static String checked(String hex) {
    if (!Share.isHex(hex)) throw Reason.SHARE.problem();
    return hex;
  }

  /** Fixes the own share, or another one as long as the seats are not settled. */
  public void pledge(String id, int seat, String visitor, String pledge) {
    tables.change(
        id,
        table -> {
          SeatDesk.own(table, seat, visitor);
          SeatDesk.mustWait(table);
          var stake = table.pledges().of(seat);
          if (stake.flatMap(Stake::pledge).filter(pledge::equals).isPresent()) {
            return Decision.nothing(true);
          }
          boolean fixed =
              table.pledges().isSettled()
                  && !(stake.isPresent() && stake.get() instanceof Stake.Awaited);
          if (fixed) throw Reason.PLEDGED_ALREADY.problem();
          return Decision.of(true, pledge(table, seat, pledge));
        });
  }

  static Act.Pledge pledge(Table table, int seat, String pledge) {
    if (table.pledges().has(pledge)) throw Reason.PLEDGE_TAKEN.problem();
    return new Act.Pledge(seat, pledge);
  }

  /** Opens the own share; the last one to do so starts the game. */
  public void reveal(String id, int seat, String visitor, Share share) {
    tables.change(
        id,
        table -> {
          SeatDesk.own(table, seat, visitor);
          var pledges = table.pledges();
          var stake = pledges.of(seat);
          if (stake.flatMap(Stake::share).filter(share::equals).isPresent()) {
            return Decision.nothing(true);
          }
          SeatDesk.mustWait(table);
          if (stake.isEmpty() || !pledges.mayBeOpened()) {
            throw Reason.NOT_ALL_PLEDGED.problem();
          }
          if (stake.flatMap(Stake::pledge).filter(share.pledge()::equals).isEmpty()) {
            throw Reason.OTHER_SHARE.problem();
          }
          var acts = new ArrayList<Act>();
          acts.add(new Act.Reveal(seat, share));
          if (pledges.isLast(seat)) acts.add(start(table.game()));
          return Decision.of(true, acts);
        });
  }

  /** What begins the game of a full table. */
  static Act startOrSettle(Table table) {
    return table.pledges().bySeat().isEmpty() ? start(table.game()) : new Act.Settle();
  }

  static Act.Start start(Game<?, ?> game) {
    return new Act.Start(game.info().rulesVersion());
  }
}
