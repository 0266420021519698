package sixstones.games.@id@.moves;

import sixstones.engine.Move;
import sixstones.engine.phrase.Phrase;

/** What a seat can do. */
public sealed interface @Name@Move extends Move {

  /** Nothing, and the next one's turn. */
  record Pass() implements @Name@Move {
    @Override
    public String notation() {
      return "pass";
    }

    @Override
    public Phrase label() {
      return Phrase.of("@id@.move.pass");
    }
  }
}
