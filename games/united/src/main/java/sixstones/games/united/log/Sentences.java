package sixstones.games.united.log;

import sixstones.engine.event.Audience;
import sixstones.engine.event.Event;
import sixstones.engine.event.Events;
import sixstones.engine.event.Kind;
import sixstones.engine.phrase.Arg;
import sixstones.engine.phrase.Phrase;
import sixstones.games.united.box.Mission;
import sixstones.games.united.box.Threat;
import sixstones.games.united.effects.Token;
import sixstones.games.united.moves.Enemy;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Location;
import sixstones.games.united.state.Member;

/** How events are put: phrases, who may hear them, and what moves where. */
public abstract class Sentences {

  public final Board board;
  public final Events out;

  public Sentences(Board board, Events out) {
    this.board = board;
    this.out = out;
  }

  public void tell(Event event) {
    out.emit(event);
  }

  public void secret(Audience few, Event forFew, Event forOthers) {
    out.emit(forFew.to(few));
    out.emit(forOthers.to(few.others()));
  }

  /** With the card's name for those who see the Hero's hand. */
  public void team(Member hero, Event forTeam, Event forOthers, String card) {
    secret(new Audience(board.seesHand(hero), false), naming(forTeam, card), forOthers);
  }

  public static Event naming(Event event, String card) {
    return event.saying(event.phrase().name("card", card));
  }

  public static Phrase say(String key) {
    return Phrase.of("united.event." + key);
  }

  /** Whose Hero it is hears "you". */
  public Phrase about(String key, Member hero) {
    return say(key)
        .name("hero", board.team().hero(hero).key())
        .with("player", new Arg.Who(board.seatOf(hero)));
  }

  /** Who plays the Villain hears "you". */
  public Phrase villain(String key) {
    var phrase = say(key).name("villain", board.villain().key());
    return board.mode().hasVillainSeat()
        ? phrase.with("player", new Arg.Who(Board.VILLAIN_SEAT))
        : phrase;
  }

  public Phrase about(String key, Enemy enemy) {
    return say(key).name("enemy", enemy.isVillain() ? board.villain().key() : enemy.key());
  }

  public static Phrase threat(String key, Threat threat) {
    return say(key).name("threat", threat.key());
  }

  public static Phrase mission(String key, Mission mission) {
    return say(key).name("mission", mission.key());
  }

  public Event at(Kind kind, String key, Member hero, String rule) {
    return shown(Event.of(kind, about(key, hero), rule), "state", Things.hero(board, hero));
  }

  public Event moving(
      Kind kind, String key, Member hero, String rule, String thing, String from, String to) {
    return Event.of(kind, about(key, hero), rule).moving(thing, from, to);
  }

  /** Every kind of token has its own words: languages bend them. */
  public Event located(Kind kind, String key, Location at, Token token, String rule) {
    var place = new Arg.Name(board.ring().tile(at).key());
    return Event.of(kind, say(key + "." + token.id()).with("location", place), rule);
  }

  public Event several(
      Kind kind,
      String key,
      Location at,
      Token token,
      int count,
      String from,
      String to,
      String rule) {
    var event =
        Event.of(kind, located(kind, key, at, token, rule).phrase().number("count", count), rule);
    for (int i = 0; i < count; i++) event = event.moving(Things.token(token), from, to);
    return event;
  }

  public Event overflow(Kind kind, String key, Location at, String rule) {
    var phrase = say(key).name("location", board.ring().tile(at).key());
    return shown(Event.of(kind, phrase, rule), "overflow", location(at));
  }

  public static Event shown(Event event, String what, String where) {
    return event.moving(what, where, where);
  }

  public Event shown(Event event, String what, Location at) {
    return shown(event, what, location(at));
  }

  public String location(Location at) {
    return Things.location(board, at);
  }

  public String deck(Member hero) {
    return Things.deck(board, hero);
  }

  public String hand(Member hero) {
    return Things.hand(board, hero);
  }
}
