package sixstones.games.gauntlet;

import sixstones.engine.Game;
import sixstones.games.gauntlet.moves.GauntletMove;
import sixstones.testkit.PhraseLaws;

class PhrasesTest extends PhraseLaws<GauntletPosition, GauntletMove> {

  @Override
  protected Game<GauntletPosition, GauntletMove> game() {
    return new Gauntlet();
  }
}
