package sixstones.games.united.verbs;

import sixstones.games.united.box.Box;
import sixstones.games.united.decks.Cards;
import sixstones.games.united.decks.FreshDecks;
import sixstones.games.united.effects.Given;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Member;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Verb;
import sixstones.games.united.steps.VerbKind;

/** Another Hero takes the place of the acting one. */
public record ReplaceHero(String with) implements Verb {

  public static final VerbKind KIND =
      VerbKind.named("replace_hero")
          .form(
              "another Hero takes the place of the acting one, with a deck of his own, as many"
                  + " cards in hand, and the tokens",
              at -> new ReplaceHero(at.hero("with")),
              Slot.hero("with"))
          .needing(Given.HERO);

  @Override
  public boolean isPossible(Board board, Context context) {
    return board.team().find(Box.heroNamed(with)).isNobody() && !board.villain().id().equals(with);
  }

  /** U-TOKEN-06: Action tokens belong to the player. */
  @Override
  public void begin(Play game, CarryOut step) {
    if (!isPossible(game.board, step.context())) return;
    Member hero = step.context().actor();
    var before = game.team.hero(hero);
    int cards = game.team.handSize(hero);
    game.team.replace(hero, Box.heroNamed(with));
    game.tell.replaced(hero, before);
    FreshDecks.heroCards(game, hero);
    Cards.draw(game, hero, cards);
  }
}
