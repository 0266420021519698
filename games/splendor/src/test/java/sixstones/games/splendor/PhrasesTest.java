package sixstones.games.splendor;

import sixstones.engine.Game;
import sixstones.games.splendor.moves.SplendorMove;
import sixstones.testkit.PhraseLaws;

class PhrasesTest extends PhraseLaws<SplendorPosition, SplendorMove> {

  @Override
  protected Game<SplendorPosition, SplendorMove> game() {
    return new Splendor();
  }
}
