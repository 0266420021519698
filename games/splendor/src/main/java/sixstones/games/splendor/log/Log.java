package sixstones.games.splendor.log;

import sixstones.engine.event.Audience;
import sixstones.engine.event.Event;
import sixstones.engine.event.Events;
import sixstones.engine.event.Kind;
import sixstones.engine.phrase.Arg;
import sixstones.engine.phrase.Phrase;
import sixstones.games.splendor.box.Card;
import sixstones.games.splendor.box.Location;
import sixstones.games.splendor.box.Stone;
import sixstones.games.splendor.box.Tokens;
import sixstones.games.splendor.state.Board;

/** Tells what happens; does nothing when nobody listens. */
public final class Log {

  private Log() {}

  public static void took(Events out, int seat, int tokens) {
    if (!out.on()) return;
    var event = event(Kind.TOOK, "took", seat, tokens, "S-TAKE-01");
    for (var stone : Tokens.list(tokens)) {
      event = event.moving("stone:" + stone.id(), "supply:" + stone.id(), "seat:" + seat);
    }
    out.emit(event);
  }

  public static void paid(Events out, int seat, Card card, int tokens) {
    if (!out.on() || tokens == Tokens.NONE) return;
    out.emit(back(event(Kind.GAVE, "paid", seat, tokens, "S-RECRUIT-09"), seat, tokens));
  }

  public static void returned(Events out, int seat, int tokens) {
    if (!out.on()) return;
    out.emit(back(event(Kind.GAVE, "returned", seat, tokens, "S-LIMIT-03"), seat, tokens));
  }

  private static Event event(Kind kind, String key, int seat, int tokens, String rule) {
    var stones = Tokens.list(tokens).stream().map(Stone::key).toList();
    return Event.of(kind, say(key, seat).names("stones", stones), rule);
  }

  private static Event back(Event event, int seat, int tokens) {
    for (var stone : Tokens.list(tokens)) {
      event = event.moving("stone:" + stone.id(), "seat:" + seat, "supply:" + stone.id());
    }
    return event;
  }

  public static void reserved(Events out, int seat, Card card) {
    if (!out.on()) return;
    out.emit(
        Event.of(Kind.TOOK, say("reserved", seat).name("card", card.key()), "S-RESERVE-01")
            .moving(card.thing(), card.thing(), "hand:" + seat));
  }

  /** S-RESERVE-03: the owner sees the card, the others its level. */
  public static void reservedBlind(Events out, int seat, Card card) {
    if (!out.on()) return;
    var deck = "deck:" + card.level();
    var owner = Audience.only(seat);
    out.emit(
        Event.of(Kind.TOOK, say("reservedBlind.own", seat).name("card", card.key()), "S-RESERVE-02")
            .to(owner)
            .revealing()
            .moving(card.thing(), deck, "hand:" + seat));
    out.emit(
        Event.of(
                Kind.TOOK, say("reservedBlind", seat).number("level", card.level()), "S-RESERVE-03")
            .to(owner.others())
            .revealing()
            .moving("back:" + card.level(), deck, "hand:" + seat));
  }

  public static void gotShield(Events out, int seat) {
    if (!out.on()) return;
    out.emit(
        Event.of(Kind.TOOK, say("gotShield", seat), "S-RESERVE-04")
            .moving("stone:shield", "supply:shield", "seat:" + seat));
  }

  /** A blind card is shown with its recruitment (S-INFO-04). */
  public static void recruits(Events out, int seat, Card card, boolean blind) {
    if (!out.on()) return;
    var event =
        Event.of(Kind.TOOK, say("recruited", seat).name("card", card.key()), "S-RECRUIT-10")
            .moving(card.thing(), card.thing(), "seat:" + seat);
    out.emit(blind ? event.revealing() : event);
  }

  public static void refilled(Events out, Card card) {
    if (!out.on()) return;
    out.emit(
        Event.of(Kind.MOVED, Phrase.of("splendor.refilled").name("card", card.key()), "S-REFILL-01")
            .revealing()
            .moving(card.thing(), "deck:" + card.level(), card.thing()));
  }

  public static void gotTime(Events out, int seat) {
    if (!out.on()) return;
    out.emit(
        Event.of(Kind.TOOK, say("gotTime", seat), "S-TIME-01")
            .moving("stone:time", "supply:time", "seat:" + seat));
  }

  /** Points after a change. */
  public static void scored(Events out, Board board, int seat) {
    if (out.on()) {
      out.emit(
          Event.of(
              Kind.SCORED,
              say("scored", seat).number("points", board.points(seat)),
              "S-POINTS-01"));
    }
  }

  public static void tookAvengers(Events out, Board board, int seat, int from) {
    if (!out.on()) return;
    var took = say(from < 0 ? "tookAvengers" : "tookAvengersFrom", seat);
    var phrase = took.number("symbols", board.avengers(seat));
    if (from >= 0) phrase = phrase.with("from", new Arg.Who(from));
    var place = from < 0 ? "avengers" : "seat:" + from;
    out.emit(
        Event.of(Kind.TOOK, phrase, from < 0 ? "S-AVENGERS-02" : "S-AVENGERS-03")
            .moving("avengers", place, "seat:" + seat));
  }

  public static void tookLocation(Events out, int seat, Location location) {
    if (!out.on()) return;
    out.emit(
        Event.of(
                Kind.TOOK,
                say("tookLocation", seat).name("location", location.key()),
                "S-LOCATION-04")
            .moving(location.thing(), location.thing(), "seat:" + seat));
  }

  public static void passed(Events out, int seat) {
    if (out.on()) out.emit(Event.of(Kind.CHOSE, say("passed", seat), "S-TURN-04"));
  }

  public static void gauntlet(Events out, Board board, int seat) {
    if (!out.on()) return;
    var phrase = Phrase.of(board.edition().phrase("gauntlet")).seat(seat);
    out.emit(Event.of(Kind.SCORED, phrase, "S-END-03"));
  }

  public static void gauntletLost(Events out, int seat) {
    if (out.on()) out.emit(Event.of(Kind.SCORED, say("gauntletLost", seat), "S-END-13"));
  }

  private static Phrase say(String key, int seat) {
    return Phrase.of("splendor." + key).seat(seat);
  }
}
