package sixstones.games.united;

import sixstones.engine.Deal;
import sixstones.engine.Game;
import sixstones.engine.GameInfo;
import sixstones.engine.Judgement;
import sixstones.engine.chance.Chance;
import sixstones.engine.text.Tree;
import sixstones.games.united.judgement.UnitedJudgement;
import sixstones.games.united.moves.Notation;
import sixstones.games.united.moves.UnitedMove;
import sixstones.games.united.setup.Dealer;
import sixstones.games.united.text.PositionText;

/** Marvel United: Multiverse, for one to five, together or one against all. */
public final class United implements Game<UnitedPosition, UnitedMove> {

  private static final GameInfo INFO =
      GameInfo.of("united", "U")
          .order(40)
          .seats(1, 5)
          .minutes(40)
          .rulesVersion(3)
          .sides("villain", "heroes")
          .options(UnitedOptions.all())
          .done();

  @Override
  public GameInfo info() {
    return INFO;
  }

  @Override
  public UnitedPosition deal(Deal deal) {
    return Dealer.deal(deal.checkedFor(INFO));
  }

  @Override
  public UnitedMove readMove(String notation) {
    return Notation.read(notation);
  }

  @Override
  public UnitedPosition readPosition(Tree.Mapping text, Chance chance) {
    return PositionText.read(text, chance);
  }

  @Override
  public Judgement<UnitedPosition, UnitedMove> judgement() {
    return UnitedJudgement.INSTANCE;
  }
}
