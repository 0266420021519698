package sixstones.games.splendor;

import sixstones.engine.Deal;
import sixstones.engine.Game;
import sixstones.engine.GameInfo;
import sixstones.engine.Judgement;
import sixstones.engine.chance.Chance;
import sixstones.engine.text.Tree;
import sixstones.games.splendor.box.Edition;
import sixstones.games.splendor.judgement.SplendorJudgement;
import sixstones.games.splendor.moves.Notation;
import sixstones.games.splendor.moves.SplendorMove;
import sixstones.games.splendor.setup.Setup;
import sixstones.games.splendor.steps.Turn;
import sixstones.games.splendor.text.PositionText;

/** Splendor: Marvel, for two to four. */
public final class Splendor implements Game<SplendorPosition, SplendorMove> {

  private static final GameInfo INFO =
      GameInfo.of("splendor", "S")
          .order(10)
          .seats(2, 4)
          .minutes(30)
          .rulesVersion(2)
          .options(SplendorOptions.ALL)
          .done();

  @Override
  public GameInfo info() {
    return INFO;
  }

  @Override
  public SplendorPosition deal(Deal deal) {
    deal.checkedFor(INFO);
    var edition = Edition.named(deal.options().get(SplendorOptions.EDITION));
    return new SplendorPosition(Setup.deal(edition, deal.seats(), deal.chance()), Turn.STEP);
  }

  @Override
  public SplendorMove readMove(String notation) {
    return Notation.read(notation);
  }

  @Override
  public SplendorPosition readPosition(Tree.Mapping text, Chance chance) {
    return PositionText.read(text, chance);
  }

  @Override
  public Judgement<SplendorPosition, SplendorMove> judgement() {
    return SplendorJudgement.INSTANCE;
  }
}
