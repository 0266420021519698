package sixstones.games.loveletter;

import sixstones.engine.Game;
import sixstones.games.loveletter.moves.LoveLetterMove;
import sixstones.testkit.PhraseLaws;

class PhrasesTest extends PhraseLaws<LoveLetterPosition, LoveLetterMove> {

  @Override
  protected Game<LoveLetterPosition, LoveLetterMove> game() {
    return new LoveLetter();
  }
}
