package sixstones.games.gauntlet.log;

import java.util.ArrayList;
import java.util.List;
import sixstones.engine.Bits;
import sixstones.engine.event.Audience;
import sixstones.engine.event.Event;
import sixstones.engine.event.Events;
import sixstones.engine.event.Kind;
import sixstones.engine.phrase.Arg;
import sixstones.engine.phrase.Phrase;
import sixstones.games.gauntlet.box.Box;
import sixstones.games.gauntlet.box.Card;
import sixstones.games.gauntlet.state.Board;
import sixstones.games.gauntlet.state.Course;
import sixstones.games.gauntlet.state.LastFight;

/**
 * Tells what happens, to everybody what everybody may know; does nothing when nobody listens.
 *
 * <p>Nearly everything reveals something or follows from chance, so nearly nothing can be undone.
 */
public final class Log {

  /** A check of several values at once. */
  public static final int NO_VALUE = 0;

  private final Course course;
  private final Board board;
  private final Events out;

  public Log(Course course, Events out) {
    this.course = course;
    board = course.board();
    this.out = out;
  }

  public void turnBegins(int seat) {
    if (out.on())
      out.emit(Event.of(Kind.TURN, say("turn", seat).number("turn", board.turn()), "G-TURN-01"));
  }

  public void drew(int seat, Card card, WhyDrawn why) {
    if (!out.on()) return;
    var deck = board.isThanos(seat) ? "deck:thanos" : "deck:hero";
    secret(
        Audience.only(seat),
        Event.of(Kind.DREW, say(why.key() + ".own", seat).name("card", card.key()), why.rule())
            .moving(card.thing(), deck, "seat:" + seat),
        Event.of(Kind.DREW, say(why.key(), seat), why.rule()).moving("back", deck, "seat:" + seat));
  }

  public void deckWasEmpty(int seat) {
    if (out.on()) out.emit(Event.of(Kind.CHANGED, say("deckWasEmpty", seat), "G-DECK-07"));
  }

  /** The cards are a bit set. */
  public void reshuffled(int cards) {
    if (!out.on()) return;
    var names = new ArrayList<String>();
    for (int rest = cards; rest != 0; rest = Bits.rest(rest)) {
      names.add(Box.card(Bits.first(rest)).key());
    }
    out.emit(
        Event.of(Kind.CHANCE, Phrase.of("gauntlet.reshuffled").names("cards", names), "G-DECK-02")
            .revealing());
  }

  public void couldNotPlay(int seat) {
    if (out.on())
      out.emit(Event.of(Kind.CHOSE, say("couldNotPlay", seat), "G-DECK-08").revealing());
  }

  public void played(int seat, Card card) {
    if (!out.on()) return;
    out.emit(
        Event.of(Kind.PLAYED, say("played", seat).name("card", card.key()), "G-TURN-03")
            .revealing()
            .moving(card.thing(), "seat:" + seat, "front:" + seat));
  }

  public void hadNoEffect(Card card, String rule) {
    if (!out.on()) return;
    out.emit(Event.of(Kind.MISSED, Phrase.of("gauntlet.noEffect").name("card", card.key()), rule));
  }

  public void copied(Card card) {
    if (!out.on()) return;
    out.emit(
        Event.of(
            Kind.CHANGED,
            Phrase.of("gauntlet.copied").name("card", card.key()),
            "G-THANOS-TIMESTONE-01"));
  }

  public void named(int seat, int value) {
    if (out.on())
      out.emit(Event.of(Kind.CHOSE, say("named", seat).number("value", value), "G-INFO-02"));
  }

  /**
   * What came of a guess or a check.
   *
   * @param value the one that was named; {@link #NO_VALUE} if none was
   * @param rule that of the card which hit or missed
   */
  public void checked(int seat, int value, boolean held, String rule) {
    if (!out.on()) return;
    var said = held ? "hit" : "missed";
    var phrase =
        value == NO_VALUE ? say(said + "Such", seat) : say(said, seat).number("value", value);
    out.emit(Event.of(held ? Kind.HIT : Kind.MISSED, phrase, rule).revealing());
  }

  public void missedAll() {
    if (out.on())
      out.emit(
          Event.of(Kind.MISSED, Phrase.of("gauntlet.missedAll"), "G-THANOS-MINDSTONE-01")
              .revealing());
  }

  public void chose(int seat, int other, String rule) {
    if (!out.on()) return;
    var phrase =
        seat == other
            ? say("choseSelf", seat)
            : say("chose", seat).with("other", new Arg.Who(other));
    out.emit(Event.of(Kind.CHOSE, phrase, rule));
  }

  public void declined(int seat, String rule) {
    if (out.on()) out.emit(Event.of(Kind.CHOSE, say("declined", seat), rule));
  }

  public void gotTokens(int seat, int count, String rule) {
    if (!out.on()) return;
    out.emit(
        Event.of(
                Kind.TOOK,
                say("gotTokens", seat).number("count", count).number("total", board.tokens(seat)),
                rule)
            .moving("token", "tokens", "seat:" + seat));
  }

  public void looked(int seat, Card card) {
    if (!out.on()) return;
    secret(
        Audience.only(seat, board.thanos()),
        Event.of(
            Kind.SHOWN, toThanos(say("looked.own", seat)).name("card", card.key()), "G-HERO-2-02"),
        Event.of(Kind.SHOWN, say("looked", seat), "G-HERO-2-02"));
  }

  public void sawInDeck(int seat, List<Card> cards) {
    if (!out.on()) return;
    var names = cards.stream().map(Card::key).toList();
    secret(
        Audience.only(seat),
        Event.of(Kind.SHOWN, say("sawInDeck", seat).names("cards", names), "G-HERO-5-01"),
        Event.of(
            Kind.SHOWN, say("lookedAtDeck", seat).number("count", cards.size()), "G-HERO-5-01"));
  }

  public void ordered(int seat) {
    if (out.on()) out.emit(Event.of(Kind.CHANGED, say("ordered", seat), "G-RULE-33"));
  }

  public void putUnder(Card card) {
    if (!out.on()) return;
    int seat = board.thanos();
    var owner = Audience.only(seat);
    out.emit(
        Event.of(Kind.MOVED, say("putUnder.own", seat).name("card", card.key()), "G-RULE-28")
            .to(owner)
            .moving(card.thing(), "seat:" + seat, "deck:thanos"));
    out.emit(
        Event.of(Kind.MOVED, say("putUnder", seat), "G-RULE-28")
            .to(owner.others())
            .moving("back", "seat:" + seat, "deck:thanos"));
  }

  /** G-RULE-22: both cards for the two, for the others who fought and how it ended. */
  public void fought(LastFight fight, Card heroCard, Card thanosCard) {
    if (!out.on()) return;
    int thanos = board.thanos();
    secret(
        Audience.only(fight.hero(), thanos),
        Event.of(
            Kind.HIT,
            say("fought.own", fight.hero())
                .name("heroCard", heroCard.key())
                .name("thanosCard", thanosCard.key()),
            "G-FIGHT-05"),
        Event.of(Kind.HIT, say("fought", fight.hero()), "G-FIGHT-01"));
    if (fight.heroToken()) spent(fight.hero());
    if (fight.thanosToken()) spent(thanos);
    if (fight.winner() == Board.NONE) {
      out.emit(Event.of(Kind.MISSED, toThanos(say("tie", fight.hero())), "G-FIGHT-09").revealing());
    } else {
      out.emit(Event.of(Kind.HIT, say("wonFight", fight.winner()), "G-FIGHT-07").revealing());
    }
  }

  private void spent(int seat) {
    out.emit(
        Event.of(Kind.GAVE, say("spentToken", seat), "G-POWER-02")
            .moving("token", "seat:" + seat, "tokens"));
  }

  public void defeated(int seat, Card card) {
    if (!out.on()) return;
    out.emit(
        Event.of(
                Kind.FELL,
                say("defeated", seat)
                    .name("card", card.key())
                    .number("life", board.life(board.sideOf(seat))),
                "G-DEFEAT-01")
            .revealing()
            .moving(card.thing(), "seat:" + seat, "front:" + seat));
  }

  public void shuffledIn(Card card) {
    if (!out.on()) return;
    out.emit(
        Event.of(
                Kind.MOVED,
                Phrase.of("gauntlet.shuffledIn").name("card", card.key()),
                card.isThanos() ? "G-DEFEAT-05" : "G-DEFEAT-04")
            .moving(card.thing(), "front:" + board.thanos(), "deck:thanos"));
  }

  public void overIfSo() {
    if (out.on() && course.isOver()) {
      out.emit(
          Event.of(
                  Kind.OVER,
                  course.ending().phrase(board.thanos()),
                  course.ending().rule(),
                  "G-END-04")
              .revealing());
    }
  }

  private void secret(Audience few, Event forFew, Event forOthers) {
    out.emit(forFew.to(few).revealing());
    out.emit(forOthers.to(few.others()).revealing());
  }

  /** What Thanos hears in other words than the heroes. */
  private Phrase toThanos(Phrase phrase) {
    return phrase.with("thanos", new Arg.Who(board.thanos()));
  }

  private static Phrase say(String key, int seat) {
    return Phrase.of("gauntlet." + key).seat(seat);
  }
}
