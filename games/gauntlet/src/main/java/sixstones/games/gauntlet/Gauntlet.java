package sixstones.games.gauntlet;

import sixstones.engine.Deal;
import sixstones.engine.Game;
import sixstones.engine.GameInfo;
import sixstones.engine.Judgement;
import sixstones.engine.TableTalk;
import sixstones.engine.chance.Chance;
import sixstones.engine.text.Tree;
import sixstones.games.gauntlet.box.Box;
import sixstones.games.gauntlet.judgement.GauntletJudgement;
import sixstones.games.gauntlet.moves.GauntletMove;
import sixstones.games.gauntlet.moves.Notation;
import sixstones.games.gauntlet.setup.Setup;
import sixstones.games.gauntlet.text.PositionText;

/** Infinity Gauntlet: one Thanos against one to five heroes who may not talk. */
public final class Gauntlet implements Game<GauntletPosition, GauntletMove> {

  private static final GameInfo INFO =
      GameInfo.of("gauntlet", "G")
          .order(20)
          .seats(Box.FEWEST_PLAYERS, Box.MOST_PLAYERS)
          .minutes(15)
          .rulesVersion(2)
          .sides("heroes", "thanos")
          .talk(TableTalk.SILENT)
          .options(GauntletOptions.all())
          .done();

  @Override
  public GameInfo info() {
    return INFO;
  }

  @Override
  public GauntletPosition deal(Deal deal) {
    deal.checkedFor(INFO);
    GauntletOptions.check(deal);
    return Setup.deal(deal);
  }

  @Override
  public GauntletMove readMove(String notation) {
    return Notation.read(notation);
  }

  @Override
  public GauntletPosition readPosition(Tree.Mapping text, Chance chance) {
    return PositionText.read(text, chance);
  }

  @Override
  public Judgement<GauntletPosition, GauntletMove> judgement() {
    return GauntletJudgement.INSTANCE;
  }
}
