package sixstones.games.united.verbs;

import sixstones.engine.Bits;
import sixstones.games.united.box.HeroCard;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Deck;
import sixstones.games.united.steps.AskingVerb;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.VerbKind;

/** A card of the Support row goes under, another comes. */
public record RefreshRow() implements AskingVerb<HeroCard> {

  public static final VerbKind KIND =
      VerbKind.named("refresh_row")
          .form("a card of the Support row goes under, another comes", _ -> new RefreshRow());

  @Override
  public boolean isPossible(Board board, Context context) {
    return !board.support().row().isEmpty() && !board.support().deck().isEmpty();
  }

  @Override
  public void begin(Play game, CarryOut step) {
    if (!isPossible(game.board, step.context())) return;
    step.ask(game, PickKind.SUPPORT, different(game.board.support().row()));
  }

  /** The cards of the row, of equal ones the first. */
  private static long different(Deck<HeroCard> row) {
    long places = 0;
    for (int i = 0; i < row.size(); i++) {
      boolean again = false;
      for (int before = 0; before < i; before++) again |= row.below(before).equals(row.below(i));
      if (!again) places = Bits.with(places, i);
    }
    return places;
  }

  @Override
  public void answer(Play game, CarryOut step, HeroCard card) {
    var support = game.board.support();
    support.takeFromRow(card);
    support.deck().putUnder(card, Deck.EVERYBODY);
    var shown = support.deck().draw();
    support.row().putOnTop(shown, Deck.EVERYBODY);
    game.tell.supportShown(shown);
  }
}
