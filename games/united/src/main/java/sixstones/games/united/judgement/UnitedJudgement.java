package sixstones.games.united.judgement;

import sixstones.engine.Bits;
import sixstones.engine.Judgement;
import sixstones.games.united.UnitedPosition;
import sixstones.games.united.moves.UnitedMove;

/** What is known about good play, for Heroes and for the Villain player. */
public final class UnitedJudgement implements Judgement<UnitedPosition, UnitedMove> {

  public static final UnitedJudgement INSTANCE = new UnitedJudgement();

  private UnitedJudgement() {}

  @Override
  public double worth(UnitedPosition position, int seat) {
    if (position.isOver()) return position.outcome().share(seat, true);
    boolean hero = Bits.has(position.board().heroSeats(), seat);
    double points = Prospects.of(position) - 20;
    return 1 / (1 + Math.exp((hero ? -points : points) / 20));
  }

  @Override
  public double merit(UnitedPosition position, UnitedMove move) {
    return LookAhead.sign(position) * LookAhead.after(position, move);
  }

  @Override
  public int guesses() {
    return 2;
  }
}
