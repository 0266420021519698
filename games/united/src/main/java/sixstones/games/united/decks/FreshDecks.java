package sixstones.games.united.decks;

import java.util.List;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import sixstones.engine.chance.Chance;
import sixstones.games.united.box.HeroCard;
import sixstones.games.united.box.Mark;
import sixstones.games.united.box.PlanCard;
import sixstones.games.united.effects.Pickable;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Deck;
import sixstones.games.united.state.Member;
import sixstones.games.united.steps.Play;

/** Decks as they are before the first card is drawn: shuffled, marked cards in their places. */
public final class FreshDecks {

  private FreshDecks() {}

  /** U-SETUP-13, U-RULE-73: starting cards lie on top. */
  public static void plans(Board board, Chance chance) {
    var deck = board.dashboard().plans();
    lay(deck, board.villain().plans(), PlanCard::mark, PlanCard::copies, chance);
  }

  /** U-SETUP-17, U-SETUP-18: what is left of the Hero's cards. */
  public static void heroCards(Play game, Member hero) {
    var team = game.team;
    ToIntFunction<HeroCard> copies = card -> card.copies() - team.removed(hero, card);
    lay(team.deck(hero), team.hero(hero).cards(), HeroCard::mark, copies, game.chance);
  }

  private static <C extends Pickable> void lay(
      Deck<C> deck, List<C> cards, Function<C, Mark> mark, ToIntFunction<C> copies, Chance chance) {
    for (var card : cards) {
      if (mark.apply(card) == Mark.NONE) add(deck, card, copies.applyAsInt(card), Mark.NONE);
    }
    deck.shuffle(chance);
    for (var card : cards) {
      if (mark.apply(card) != Mark.NONE) add(deck, card, copies.applyAsInt(card), mark.apply(card));
    }
  }

  /** Everybody knows where a marked card lies. */
  private static <C extends Pickable> void add(Deck<C> deck, C card, int copies, Mark mark) {
    for (int i = 0; i < copies; i++) {
      switch (mark) {
        case NONE -> deck.putOnTop(card, 0);
        case START -> deck.putOnTop(card, Deck.EVERYBODY);
        case BOTTOM -> deck.putUnder(card, Deck.EVERYBODY);
      }
    }
  }
}
