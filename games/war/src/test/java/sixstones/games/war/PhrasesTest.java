package sixstones.games.war;

import sixstones.engine.Game;
import sixstones.games.war.moves.WarMove;
import sixstones.testkit.PhraseLaws;

class PhrasesTest extends PhraseLaws<WarPosition, WarMove> {

  @Override
  protected Game<WarPosition, WarMove> game() {
    return new War();
  }
}
