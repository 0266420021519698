package sixstones.games.united.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sixstones.engine.Bits;
import sixstones.engine.chance.Chance;
import sixstones.engine.text.TreeReader;
import sixstones.games.united.box.Box;
import sixstones.games.united.box.HeroCard;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Deck;

/** Reads the Commander's Support cards and Battle Plans; the Support deck is just what is said. */
final class SupportReader {

  private final TreeReader text;
  private final Board board;
  private final Chance chance;

  SupportReader(TreeReader text, Board board, Chance chance) {
    this.text = text;
    this.board = board;
    this.chance = chance;
  }

  void read() {
    var support = board.support();
    var said = text.find("support");
    if (said.isEmpty()) {
      usual();
      return;
    }
    var at = said.get().allow("heroes", "row", "deck", "plans");
    for (var card : cards(at.find("row")).reversed()) {
      support.row().putOnTop(card.card(), Deck.EVERYBODY);
    }
    for (var card : cards(at.find("deck")).reversed()) {
      support.deck().putOnTop(card.card(), card.seen());
    }
    at.find("plans").ifPresent(plans -> support.plans(Names.set(plans, Box::battlePlanNamed)));
    at.find("heroes").ifPresent(heroes -> support.heroes(Names.set(heroes, Box::heroNamed)));
  }

  private static List<Names.Listed<HeroCard>> cards(Optional<TreeReader> at) {
    return at.map(cards -> Names.deck(cards, Box::cardNamed)).orElse(List.of());
  }

  /** The first four Heroes of the data who may, with their first three special cards. */
  private void usual() {
    var support = board.support();
    var cards = new ArrayList<HeroCard>();
    for (var hero : Box.heroes()) {
      if (Bits.count(support.heroes()) == 4) break;
      if (!board.team().find(hero).isNobody() || hero.id().equals(board.villain().id())) continue;
      support.add(hero);
      int left = 3;
      for (var card : hero.cards()) {
        for (int i = 0; i < card.copies() && card.special() != null && left > 0; i++, left--) {
          cards.add(card);
        }
      }
    }
    for (var card : cards) support.deck().putOnTop(card, 0);
    support.deck().shuffle(chance);
    for (int i = 0; i < 2; i++) support.row().putOnTop(support.deck().draw(), Deck.EVERYBODY);
  }
}
