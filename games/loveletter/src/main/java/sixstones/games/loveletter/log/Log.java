package sixstones.games.loveletter.log;

import java.util.List;
import sixstones.engine.event.Audience;
import sixstones.engine.event.Event;
import sixstones.engine.event.Events;
import sixstones.engine.event.Kind;
import sixstones.engine.phrase.Arg;
import sixstones.engine.phrase.Phrase;
import sixstones.games.loveletter.box.Card;

/**
 * Tells what happens, to everybody what everybody may know; does nothing when nobody listens.
 *
 * <p>Nearly everything shows a card or draws one, so nearly nothing can be undone.
 */
public final class Log {

  private static final String DECK = "deck";

  private final Events out;

  public Log(Events out) {
    this.out = out;
  }

  public void roundBegins(int round, int seat) {
    if (!out.on()) return;
    out.emit(
        Event.of(Kind.TURN, say("round", seat).number("round", round), "L-DEAL-02").revealing());
  }

  public void layFaceUp(List<Card> cards) {
    if (!out.on() || cards.isEmpty()) return;
    var names = cards.stream().map(Card::key).toList();
    out.emit(
        Event.of(Kind.SHOWN, Phrase.of("loveletter.faceUp").names("cards", names), "L-DEAL-04")
            .revealing());
  }

  public void drew(int seat, Card card, String rule) {
    if (!out.on()) return;
    secret(
        Audience.only(seat),
        Event.of(Kind.DREW, say("drew.own", seat).name("card", card.key()), rule)
            .moving(card.thing(), DECK, hand(seat)),
        Event.of(Kind.DREW, say("drew", seat), rule).moving("back", DECK, hand(seat)));
  }

  /** L-PRINCE-03. */
  public void drewAside(int seat, Card card) {
    if (!out.on()) return;
    var rule = Card.PRINCE.rule(3);
    secret(
        Audience.only(seat),
        Event.of(Kind.DREW, say("drewAside.own", seat).name("card", card.key()), rule)
            .moving(card.thing(), "aside", hand(seat)),
        Event.of(Kind.DREW, say("drewAside", seat), rule).moving("back", "aside", hand(seat)));
  }

  public void played(int seat, Card card) {
    if (!out.on()) return;
    out.emit(
        Event.of(Kind.PLAYED, say("played", seat).name("card", card.key()), "L-TURN-02")
            .revealing()
            .moving(card.thing(), hand(seat), front(seat)));
  }

  public void hadNoEffect(Card card, String rule) {
    if (!out.on()) return;
    out.emit(
        Event.of(Kind.MISSED, Phrase.of("loveletter.noEffect").name("card", card.key()), rule));
  }

  public void chose(int seat, int other, String rule) {
    if (!out.on()) return;
    var phrase = seat == other ? say("choseSelf", seat) : both("chose", seat, other);
    out.emit(Event.of(Kind.CHOSE, phrase, rule));
  }

  public void named(int seat, int other, Card card) {
    if (!out.on()) return;
    out.emit(
        Event.of(
            Kind.CHOSE, both("named", seat, other).name("card", card.key()), Card.GUARD.rule(1)));
  }

  public void missed(int other, Card card) {
    if (!out.on()) return;
    out.emit(
        Event.of(Kind.MISSED, say("missed", other).name("card", card.key()), Card.GUARD.rule(1))
            .revealing());
  }

  public void looked(int seat, int other, Card card) {
    if (!out.on()) return;
    var rule = Card.PRIEST.rule(1);
    secret(
        Audience.only(seat, other),
        Event.of(Kind.SHOWN, both("looked.own", seat, other).name("card", card.key()), rule),
        Event.of(Kind.SHOWN, both("looked", seat, other), rule));
  }

  public void compared(int seat, int other, Card card, Card otherCard) {
    if (!out.on()) return;
    secret(
        Audience.only(seat, other),
        Event.of(
            Kind.SHOWN,
            both("compared.own", seat, other)
                .name("card", card.key())
                .name("otherCard", otherCard.key()),
            Card.BARON.rule(1)),
        Event.of(Kind.SHOWN, both("compared", seat, other), Card.BARON.rule(1)));
  }

  public void tied(int seat, int other) {
    if (!out.on()) return;
    out.emit(Event.of(Kind.MISSED, both("tied", seat, other), Card.BARON.rule(2)).revealing());
  }

  public void isProtected(int seat) {
    if (out.on()) out.emit(Event.of(Kind.CHANGED, say("protected", seat), Card.HANDMAID.rule(1)));
  }

  public void discarded(int seat, Card card) {
    if (!out.on()) return;
    out.emit(
        Event.of(Kind.GAVE, say("discarded", seat).name("card", card.key()), Card.PRINCE.rule(1))
            .revealing()
            .moving(card.thing(), hand(seat), front(seat)));
  }

  public void kept(int seat, Card card, List<Card> under) {
    if (!out.on()) return;
    var names = under.stream().map(Card::key).toList();
    var rule = Card.CHANCELLOR.rule(1);
    secret(
        Audience.only(seat),
        Event.of(
                Kind.GAVE,
                say("kept.own", seat).name("card", card.key()).names("cards", names),
                rule)
            .moving("back", hand(seat), DECK),
        Event.of(Kind.GAVE, say("kept", seat).number("count", under.size()), rule)
            .moving("back", hand(seat), DECK));
  }

  /** What each gave away. */
  public void traded(int seat, int other, Card card, Card otherCard) {
    if (!out.on()) return;
    var rule = Card.KING.rule(1);
    secret(
        Audience.only(seat, other),
        Event.of(
                Kind.MOVED,
                both("traded.own", seat, other)
                    .name("card", card.key())
                    .name("otherCard", otherCard.key()),
                rule)
            .moving(card.thing(), hand(seat), hand(other))
            .moving(otherCard.thing(), hand(other), hand(seat)),
        Event.of(Kind.MOVED, both("traded", seat, other), rule)
            .moving("back", hand(seat), hand(other))
            .moving("back", hand(other), hand(seat)));
  }

  /** The rule is that of what knocked the seat out. */
  public void knockedOut(int seat, String rule) {
    if (out.on()) out.emit(Event.of(Kind.FELL, say("out", seat), rule, "L-OUT-02").revealing());
  }

  public void showed(int seat, Card card, String rule) {
    if (!out.on()) return;
    out.emit(
        Event.of(Kind.SHOWN, say("showed", seat).name("card", card.key()), rule)
            .revealing()
            .moving(card.thing(), hand(seat), front(seat)));
  }

  public void wonRound(int seat, int tokens, String rule) {
    if (out.on()) token("wonRound", seat, tokens, rule, "L-END-04");
  }

  public void onlySpy(int seat, int tokens) {
    if (out.on()) token("onlySpy", seat, tokens, Card.SPY.rule(2));
  }

  private void token(String key, int seat, int tokens, String... rules) {
    out.emit(
        Event.of(Kind.SCORED, say(key, seat).number("tokens", tokens), rules)
            .revealing()
            .moving("token", "tokens", "seat:" + seat));
  }

  public void over(Phrase why) {
    if (out.on()) out.emit(Event.of(Kind.OVER, why, "L-WIN-01").revealing());
  }

  private void secret(Audience few, Event forFew, Event forOthers) {
    out.emit(forFew.to(few).revealing());
    out.emit(forOthers.to(few.others()).revealing());
  }

  private static String hand(int seat) {
    return "seat:" + seat;
  }

  private static String front(int seat) {
    return "front:" + seat;
  }

  private static Phrase say(String key, int seat) {
    return Phrase.of("loveletter." + key).seat(seat);
  }

  private static Phrase both(String key, int seat, int other) {
    return say(key, seat).with("other", new Arg.Who(other));
  }
}
