package sixstones.games.loveletter;

import java.util.List;
import sixstones.engine.Deal;
import sixstones.engine.Game;
import sixstones.engine.GameInfo;
import sixstones.engine.Judgement;
import sixstones.engine.chance.Chance;
import sixstones.engine.text.Tree;
import sixstones.games.loveletter.box.Box;
import sixstones.games.loveletter.judgement.LoveLetterJudgement;
import sixstones.games.loveletter.moves.LoveLetterMove;
import sixstones.games.loveletter.moves.Notation;
import sixstones.games.loveletter.setup.Setup;
import sixstones.games.loveletter.text.PositionText;

/** Love Letter: 21 cards, one in hand, and a letter that must reach the Princess. */
public final class LoveLetter implements Game<LoveLetterPosition, LoveLetterMove> {

  private static final GameInfo INFO =
      GameInfo.of("loveletter", "L")
          .order(50)
          .seats(Box.FEWEST_PLAYERS, Box.MOST_PLAYERS)
          .minutes(20)
          .fromTheWorkshop()
          .options(List.of(LoveLetterOptions.TOKENS))
          .done();

  @Override
  public GameInfo info() {
    return INFO;
  }

  @Override
  public LoveLetterPosition deal(Deal deal) {
    return Setup.deal(deal.checkedFor(INFO));
  }

  @Override
  public LoveLetterMove readMove(String notation) {
    return Notation.read(notation);
  }

  @Override
  public LoveLetterPosition readPosition(Tree.Mapping text, Chance chance) {
    return PositionText.read(text, chance);
  }

  @Override
  public Judgement<LoveLetterPosition, LoveLetterMove> judgement() {
    return LoveLetterJudgement.INSTANCE;
  }
}
