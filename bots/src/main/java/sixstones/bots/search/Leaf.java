package sixstones.bots.search;

import sixstones.bots.Seen;
import sixstones.engine.Judgement;
import sixstones.engine.Move;
import sixstones.engine.MoveList;
import sixstones.engine.Position;
import sixstones.engine.Style;
import sixstones.engine.chance.Chance;
import sixstones.engine.event.Events;

/** Where a try leaves the tree: the game is played on for a while and then judged. */
final class Leaf<P extends Position<P, M>, M extends Move> {

  private static final int PARTS = 1 << 16;

  private final Judgement<P, M> judgement;
  private final boolean teams;
  private final Chance chance;
  private final double[] shares;
  private final MoveList<M> moves = new MoveList<>();
  private double[] merits = new double[64];

  Leaf(Seen<P, M> seen, Chance chance) {
    judgement = seen.judgement();
    teams = seen.game().info().teams();
    shares = new double[seen.seats()];
    this.chance = chance;
  }

  /** Each seat's share of the victory; filled anew by every call. */
  double[] judge(P position, Style style) {
    int plies = style.plies();
    while (plies > 0 && !position.isOver()) {
      moves.clear();
      position.moves(moves);
      if (moves.size() > 1) plies--;
      position.apply(moves.get(chosen(position, style.noise())), Events.OFF);
    }
    if (position.isOver()) {
      var outcome = position.outcome();
      for (int seat = 0; seat < shares.length; seat++) shares[seat] = outcome.share(seat, teams);
    } else {
      judgement.worths(position, shares);
    }
    return shares;
  }

  private int chosen(P position, double noise) {
    int count = moves.size();
    if (count == 1) return 0;
    if (noise >= 1 || noise > 0 && chance.below(PARTS) < noise * PARTS) return chance.below(count);
    if (merits.length < count) merits = new double[2 * count];
    judgement.merits(position, moves, merits);
    int best = 0;
    for (int i = 1; i < count; i++) if (merits[i] > merits[best]) best = i;
    return best;
  }
}
