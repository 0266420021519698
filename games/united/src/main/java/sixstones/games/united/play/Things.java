package sixstones.games.united.play;

import sixstones.games.united.board.Board;
import sixstones.games.united.cards.Box;
import sixstones.games.united.cards.Symbol;
import sixstones.games.united.cards.Token;

/** The names by which the page finds things and places on the board, as in moves. */
final class Things {

  static final String SUPPLY = "supply";
  static final String STORY = "story";
  static final String VILLAIN = "villain";
  static final String VILLAIN_HAND = "hand:villain";
  static final String PLANS = "deck:plans";
  static final String SUPPORT_DECK = "deck:support";
  static final String SUPPORT_ROW = "row:support";
  static final String BOX = "box";

  /** A card whose face this audience may not see. */
  static final String BACK = "back";

  private Things() {}

  static String location(Board board, int at) {
    return "location:" + board.ring().tile(at).id();
  }

  static String hero(Board board, int hero) {
    return "hero:" + Box.hero(board.team().hero(hero)).id();
  }

  static String hand(Board board, int hero) {
    return "hand:" + Box.hero(board.team().hero(hero)).id();
  }

  static String deck(Board board, int hero) {
    return "deck:" + Box.hero(board.team().hero(hero)).id();
  }

  static String token(Token token) {
    return "token:" + token.id();
  }

  static String symbol(Symbol symbol) {
    return "symbol:" + symbol.id();
  }

  static String mission(int mission) {
    return "mission:" + Box.missionId(mission);
  }

  static String card(int card) {
    return Box.card(card).thing();
  }

  static String plan(int plan) {
    return "plan:" + Box.plan(plan).id();
  }

  /** A place of the Storyline, counted from 1 as in moves. */
  static String story(int place) {
    return "story:" + (place + 1);
  }
}
