package sixstones.games.united.verbs;

import sixstones.games.united.effects.Given;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Verb;
import sixstones.games.united.steps.VerbKind;

/** A cost: all symbols and the special of the card just played. */
public record Forgo() implements Verb {

  public static final VerbKind KIND =
      VerbKind.named("forgo")
          .form("cost: all symbols and the special of the card just played", _ -> new Forgo())
          .needing(Given.PRICE);

  /** None of them may have been used. */
  @Override
  public boolean isPossible(Board board, Context context) {
    var turn = board.turn();
    return !turn.ofHero().specialUsed()
        && !turn.ofHero().played().isNone()
        && turn.ofHero().own() == board.story().symbols(turn.ofHero().played());
  }

  @Override
  public void begin(Play game, CarryOut step) {
    game.turn.ofHero().own(0);
    game.turn.ofHero().specialUsed(true);
  }
}
