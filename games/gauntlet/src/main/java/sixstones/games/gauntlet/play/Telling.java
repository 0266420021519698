package sixstones.games.gauntlet.play;

import java.util.List;
import sixstones.engine.event.Audience;
import sixstones.engine.event.Event;
import sixstones.engine.event.Events;
import sixstones.engine.phrase.Arg;
import sixstones.engine.phrase.Phrase;
import sixstones.games.gauntlet.cards.Box;
import sixstones.games.gauntlet.cards.Card;
import sixstones.games.gauntlet.knowledge.LastFight;
import sixstones.games.gauntlet.table.Table;

/**
 * Tells what happens, to everybody what everybody may know; does nothing when nobody listens.
 *
 * <p>Nearly everything reveals something or follows from chance, so nearly nothing can be undone.
 */
final class Telling {

  private final GauntletPosition position;
  private final Table table;
  private final Events out;

  Telling(GauntletPosition position, Events out) {
    this.position = position;
    table = position.table();
    this.out = out;
  }

  void turnBegins(int seat) {
    if (out.on()) out.emit(Event.of(say("turn", seat).number("turn", table.turn()), "G-TURN-01"));
  }

  void drew(int seat, Card card) {
    if (!out.on()) return;
    var deck = table.isThanos(seat) ? "deck:thanos" : "deck:hero";
    secret(
        Audience.only(seat),
        Event.of(say("drew.own", seat).name("card", card.key()), "G-TURN-02")
            .moving(card.thing(), deck, "seat:" + seat),
        Event.of(say("drew", seat), "G-TURN-02").moving("back", deck, "seat:" + seat));
  }

  void reshuffled(List<String> cards) {
    if (!out.on()) return;
    out.emit(
        Event.of(Phrase.of("gauntlet.reshuffled").names("cards", cards), "G-DECK-02").revealing());
  }

  void couldNotPlay(int seat) {
    if (out.on()) out.emit(Event.of(say("couldNotPlay", seat), "G-DECK-08"));
  }

  void played(int seat, Card card) {
    if (!out.on()) return;
    out.emit(
        Event.of(say("played", seat).name("card", card.key()), "G-TURN-03")
            .revealing()
            .moving(card.thing(), "seat:" + seat, "front:" + seat));
  }

  void copied(Card card) {
    if (!out.on()) return;
    out.emit(
        Event.of(Phrase.of("gauntlet.copied").name("card", card.key()), "G-THANOS-TIMESTONE-01"));
  }

  void named(int seat, int value) {
    if (out.on()) out.emit(Event.of(say("named", seat).number("value", value), "G-INFO-02"));
  }

  void hit(int seat) {
    if (out.on()) out.emit(Event.of(say("hit", seat), "G-INFO-02").revealing());
  }

  void missed(int seat) {
    if (out.on()) out.emit(Event.of(say("missed", seat), "G-HERO-1-04").revealing());
  }

  void missedAll() {
    if (out.on())
      out.emit(Event.of(Phrase.of("gauntlet.missedAll"), "G-THANOS-MINDSTONE-01").revealing());
  }

  void chose(int seat, int other) {
    if (!out.on()) return;
    out.emit(Event.of(say("chose", seat).with("other", new Arg.Who(other)), "G-INFO-02"));
  }

  void declined(int seat) {
    if (out.on()) out.emit(Event.of(say("declined", seat), "G-FIGHT-10"));
  }

  void gotTokens(int seat, int count) {
    if (!out.on()) return;
    out.emit(
        Event.of(say("gotTokens", seat).number("count", count), "G-POWER-07")
            .moving("token", "tokens", "seat:" + seat));
  }

  void looked(int seat, Card card) {
    if (!out.on()) return;
    secret(
        Audience.only(seat, table.thanos()),
        Event.of(say("looked.own", seat).name("card", card.key()), "G-HERO-2-02"),
        Event.of(say("looked", seat), "G-HERO-2-02"));
  }

  void sawInDeck(int seat, Card card) {
    if (!out.on()) return;
    out.emit(
        Event.of(say("sawInDeck", seat).name("card", card.key()), "G-HERO-5-01")
            .to(Audience.only(seat))
            .revealing());
  }

  void lookedAtDeck(int seat) {
    if (out.on()) out.emit(Event.of(say("lookedAtDeck", seat), "G-HERO-5-01").revealing());
  }

  void ordered(int seat) {
    if (out.on()) out.emit(Event.of(say("ordered", seat), "G-RULE-33"));
  }

  void putUnder(Card card) {
    if (!out.on()) return;
    int seat = table.thanos();
    var owner = Audience.only(seat);
    out.emit(
        Event.of(say("putUnder.own", seat).name("card", card.key()), "G-RULE-28")
            .to(owner)
            .moving(card.thing(), "seat:" + seat, "deck:thanos"));
    out.emit(
        Event.of(say("putUnder", seat), "G-RULE-28")
            .to(owner.others())
            .moving("back", "seat:" + seat, "deck:thanos"));
  }

  /** G-RULE-22: both cards for the two, for the others who fought and how it ended. */
  void fought(LastFight fight) {
    if (!out.on()) return;
    int thanos = table.thanos();
    var both = Audience.only(fight.hero(), thanos);
    secret(
        both,
        Event.of(
            say("fought.own", fight.hero())
                .name("heroCard", Box.card(fight.heroCard()).key())
                .name("thanosCard", Box.card(fight.thanosCard()).key()),
            "G-FIGHT-05"),
        Event.of(say("fought", fight.hero()), "G-FIGHT-01"));
    if (fight.heroToken()) spent(fight.hero());
    if (fight.thanosToken()) spent(thanos);
    if (fight.winner() < 0) out.emit(Event.of(Phrase.of("gauntlet.tie"), "G-FIGHT-09"));
    else out.emit(Event.of(say("wonFight", fight.winner()), "G-FIGHT-07"));
  }

  private void spent(int seat) {
    out.emit(
        Event.of(say("spentToken", seat), "G-POWER-02").moving("token", "seat:" + seat, "tokens"));
  }

  void defeated(int seat, Card card) {
    if (!out.on()) return;
    out.emit(
        Event.of(say("defeated", seat).name("card", card.key()), "G-DEFEAT-01")
            .revealing()
            .moving(card.thing(), "seat:" + seat, "front:" + seat));
  }

  void shuffledIn(Card card) {
    if (!out.on()) return;
    out.emit(
        Event.of(Phrase.of("gauntlet.shuffledIn").name("card", card.key()), "G-DEFEAT-04")
            .moving(card.thing(), "front:" + table.thanos(), "deck:thanos"));
  }

  void overIfSo() {
    if (out.on() && position.ending() != Ending.NONE) {
      out.emit(Event.of(position.ending().phrase(), "G-END-04").revealing());
    }
  }

  private void secret(Audience few, Event forFew, Event forOthers) {
    out.emit(forFew.to(few).revealing());
    out.emit(forOthers.to(few.others()).revealing());
  }

  private static Phrase say(String key, int seat) {
    return Phrase.of("gauntlet." + key).seat(seat);
  }
}
