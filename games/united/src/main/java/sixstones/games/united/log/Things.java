package sixstones.games.united.log;

import sixstones.games.united.box.Mission;
import sixstones.games.united.box.PlanCard;
import sixstones.games.united.effects.Symbol;
import sixstones.games.united.effects.Token;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Location;
import sixstones.games.united.state.Member;
import sixstones.games.united.state.StoryPlace;

/** The names by which the page finds things and places on the board, as in moves. */
public final class Things {

  public static final String SUPPLY = "supply";
  public static final String STORY = "story";
  public static final String VILLAIN = "villain";
  public static final String VILLAIN_HAND = "hand:villain";
  public static final String PLANS = "deck:plans";
  public static final String SUPPORT_DECK = "deck:support";
  public static final String SUPPORT_ROW = "row:support";
  public static final String BOX = "box";

  /** A card whose face this audience may not see. */
  public static final String BACK = "back";

  private Things() {}

  public static String location(Board board, Location at) {
    return "location:" + board.ring().tile(at).id();
  }

  public static String hero(Board board, Member hero) {
    return "hero:" + board.team().hero(hero).id();
  }

  public static String hand(Board board, Member hero) {
    return "hand:" + board.team().hero(hero).id();
  }

  public static String deck(Board board, Member hero) {
    return "deck:" + board.team().hero(hero).id();
  }

  public static String token(Token token) {
    return "token:" + token.id();
  }

  public static String symbol(Symbol symbol) {
    return "symbol:" + symbol.id();
  }

  public static String mission(Mission mission) {
    return "mission:" + mission.id();
  }

  public static String plan(PlanCard plan) {
    return "plan:" + plan.id();
  }

  /** A place of the Storyline, counted from 1 as in moves. */
  public static String story(StoryPlace place) {
    return "story:" + place.id();
  }
}
