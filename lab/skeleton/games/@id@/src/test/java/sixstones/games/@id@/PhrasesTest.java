package sixstones.games.@id@;

import sixstones.engine.Game;
import sixstones.games.@id@.moves.@Name@Move;
import sixstones.testkit.PhraseLaws;

class PhrasesTest extends PhraseLaws<@Name@Position, @Name@Move> {

  @Override
  protected Game<@Name@Position, @Name@Move> game() {
    return new @Name@();
  }
}
