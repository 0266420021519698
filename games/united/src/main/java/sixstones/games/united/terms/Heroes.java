package sixstones.games.united.terms;

import sixstones.engine.Bits;
import sixstones.games.united.effects.Who;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;

/** Which Heroes an effect speaks of; sets of Heroes are bit sets. */
public final class Heroes {

  private Heroes() {}

  /** The Hero bound by the trigger, or the acting one. */
  public static int named(Who who, Context context) {
    return who == Who.TARGET ? context.target() : context.actor();
  }

  /** U-SOLO-22: in Commander mode "another Hero" is the Commander. */
  public static int others(Board board, int hero) {
    if (board.mode().hasCommander()) return 1 << hero;
    return Bits.without(board.team().standing(), hero);
  }

  /** The standing Heroes in some Locations. */
  public static int in(Board board, int locations) {
    int found = 0;
    for (int h = 0; h < board.team().size(); h++) {
      if (!board.team().isKo(h) && board.team().at(h).isIn(locations)) found = Bits.with(found, h);
    }
    return found;
  }
}
