package sixstones.games.united.terms;

import sixstones.engine.Bits;
import sixstones.games.united.effects.Who;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Member;

/** Which Heroes an effect speaks of; sets of Heroes are bit sets. */
public final class Heroes {

  private Heroes() {}

  /** The Hero bound by the trigger, or the acting one. */
  public static Member named(Who who, Context context) {
    return who == Who.TARGET ? context.target() : context.actor();
  }

  /** U-SOLO-22: in Commander mode "another Hero" is the Commander. */
  public static int others(Board board, Member hero) {
    if (board.mode().hasCommander()) return hero.bit();
    return Bits.without(board.team().standing(), hero.index());
  }

  /** The standing Heroes in some Locations. */
  public static int in(Board board, int locations) {
    int found = 0;
    for (var member : board.team().members()) {
      if (!board.team().isKo(member) && board.team().at(member).isIn(locations))
        found = Bits.with(found, member.index());
    }
    return found;
  }
}
