package sixstones.games.united.log;

import java.util.List;
import sixstones.engine.Bits;
import sixstones.engine.event.Audience;
import sixstones.engine.event.Event;
import sixstones.engine.event.Events;
import sixstones.engine.event.Kind;
import sixstones.games.united.box.BattlePlan;
import sixstones.games.united.box.Gear;
import sixstones.games.united.box.HeroCard;
import sixstones.games.united.box.SuperCard;
import sixstones.games.united.effects.Effects;
import sixstones.games.united.effects.Scope;
import sixstones.games.united.effects.Symbol;
import sixstones.games.united.moves.Enemy;
import sixstones.games.united.moves.Option;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Ending;
import sixstones.games.united.state.Location;
import sixstones.games.united.state.Member;
import sixstones.games.united.state.StoryKind;
import sixstones.games.united.state.StoryPlace;

/**
 * Tells what happens, to everybody what everybody may know; does nothing when nobody listens.
 *
 * <p>One method for each thing that can happen, so that every call in the rules reads as a
 * sentence. What happens in one place without moving is told as a motion from there to there, so
 * that the page can show where.
 */
public final class Log extends BoardLog {

  public Log(Board board, Events out) {
    super(board, out);
  }

  // Turns

  public void choseHero(Member hero) {
    if (!out.on()) return;
    var phrase = about("choseHero", hero).seat(board.seatOf(hero));
    tell(shown(Event.of(Kind.CHOSE, phrase, "U-SETUP-16"), "state", Things.hero(board, hero)));
  }

  public void removedCard(Member hero, HeroCard card) {
    if (!out.on()) return;
    var phrase = about("removedCard", hero).name("card", card.key());
    tell(Event.of(Kind.MOVED, phrase, "U-SETUP-19").moving(card.thing(), deck(hero), Things.BOX));
  }

  public void first(Member hero) {
    if (out.on()) tell(at(Kind.CHOSE, "first", hero, "U-SETUP-22"));
  }

  public void heroTurn(Member hero) {
    if (!out.on()) return;
    var phrase = about("heroTurn", hero).number("turn", board.turn().number());
    var turn = Event.of(Kind.TURN, phrase, "U-HERO-01").by(board.seatOf(hero));
    tell(shown(turn, "turn", Things.hero(board, hero)));
  }

  public void villainTurn() {
    if (!out.on()) return;
    var phrase = villain("villainTurn").number("turn", board.turn().number());
    tell(shown(Event.of(Kind.TURN, phrase, "U-SCHED-01"), "turn", Things.VILLAIN));
  }

  public void reversed() {
    if (out.on()) tell(Event.of(Kind.CHANGED, say("reversed"), "U-RULE-87"));
  }

  public void delayed(int cards) {
    if (!out.on()) return;
    var phrase =
        villain(cards > 0 ? "delayed" : "hastened")
            .number("count", Math.abs(cards))
            .number("interval", board.interval());
    tell(
        shown(
            Event.of(Kind.CHANGED, phrase, cards > 0 ? "U-DELAY-01" : "U-DELAY-02"),
            "delay",
            "clock"));
  }

  public void over(Ending how) {
    if (out.on()) tell(Event.of(Kind.OVER, how.phrase(board.mode()), how.rule()).revealing());
  }

  // Hero cards

  public void drew(Member hero, List<HeroCard> cards) {
    if (!out.on()) return;
    var names = cards.stream().map(HeroCard::key).toList();
    var own = Event.of(Kind.DREW, about("drew.own", hero).names("cards", names), "U-HERO-DRAW-01");
    var others =
        Event.of(Kind.DREW, about("drew", hero).number("count", cards.size()), "U-HERO-DRAW-01");
    for (var card : cards) {
      own = own.moving(card.thing(), deck(hero), hand(hero));
      others = others.moving(Things.BACK, deck(hero), hand(hero));
    }
    secret(new Audience(board.seesHand(hero), false), own.revealing(), others.revealing());
  }

  public void deckEmpty(Member hero) {
    if (out.on())
      tell(
          shown(
              Event.of(Kind.CHANGED, about("deckEmpty", hero), "U-HERO-DRAW-03"),
              "state",
              deck(hero)));
  }

  /** The effect of {@code source} makes the Hero do something in this turn. */
  public void made(String what, Member hero, Effects source, String rule) {
    if (!out.on()) return;
    var phrase = about(what, hero).name("source", Sources.key(source));
    tell(shown(Event.of(Kind.CHANGED, phrase, rule), "state", Things.hero(board, hero)));
  }

  public void discarded(Member hero, HeroCard card) {
    if (!out.on()) return;
    int left = board.team().handSize(hero);
    var own = about("discarded.own", hero).number("left", left);
    team(
        hero,
        Event.of(Kind.GAVE, own, "U-DAMAGE-01").moving(card.thing(), hand(hero), deck(hero)),
        Event.of(Kind.GAVE, about("discarded", hero).number("left", left), "U-DAMAGE-01")
            .moving(Things.BACK, hand(hero), deck(hero)),
        card.key());
  }

  /** What an opponent or a team mate without a look at the hand learns can't be taken back. */
  public void played(Member hero, HeroCard card, boolean facedown) {
    if (!out.on()) return;
    boolean support = board.story().kind(board.turn().ofHero().played()) == StoryKind.SUPPORT;
    var from = support ? Things.SUPPORT_ROW : hand(hero);
    var thing = card.thing();
    if (!facedown) {
      var key = support ? "playedSupport" : "played";
      var rule = support ? "U-SOLO-14" : "U-HERO-PLAY-01";
      var phrase = about(key, hero).name("card", card.key());
      var event = Event.of(Kind.PLAYED, phrase, rule).moving(thing, from, Things.STORY);
      boolean known = support || board.seesHand(hero) == Bits.all(board.seats());
      tell(known ? event : event.revealing());
      return;
    }
    team(
        hero,
        moving(Kind.PLAYED, "playedFacedown.own", hero, "U-RANDOM-02", thing, from, Things.STORY),
        moving(Kind.PLAYED, "playedFacedown", hero, "U-RANDOM-02", Things.BACK, from, Things.STORY),
        card.key());
  }

  /** Chance has spoken, also where everybody sees the hand. */
  public void playedRandom(Member hero) {
    if (out.on()) tell(at(Kind.CHANCE, "playedRandom", hero, "U-RANDOM-01").revealing());
  }

  public void usedSpecial(Member hero, HeroCard card) {
    if (!out.on()) return;
    var phrase = about("usedSpecial", hero).name("card", card.key());
    var place = Things.story(board.turn().ofHero().played());
    tell(shown(Event.of(Kind.PLAYED, phrase, "U-EFFECT-01"), card.thing(), place));
  }

  public void ignored(Member hero, Symbol kind) {
    if (!out.on()) return;
    var phrase = about("ignoredSymbol", hero).name("symbol", kind.key());
    tell(
        shown(
            Event.of(Kind.CHANGED, phrase, "U-RULE-81"),
            Things.symbol(kind),
            Things.hero(board, hero)));
  }

  /** U-RULE-22: symbols of one kind count as another. */
  public void treated(Member hero, Symbol from, Symbol as, Scope scope) {
    if (!out.on()) return;
    var phrase =
        about(scope == Scope.TURN ? "treated.turn" : "treated.card", hero)
            .name("from", from.key())
            .name("as", as.key());
    tell(
        shown(
            Event.of(Kind.CHANGED, phrase, "U-RULE-22"),
            Things.symbol(as),
            Things.hero(board, hero)));
  }

  /** Which of the options of a card is carried out. */
  public void tookOption(Effects source, Option option) {
    if (!out.on()) return;
    var phrase =
        say("tookOption")
            .name("source", Sources.key(source))
            .name("option", Sources.option(source, option));
    tell(Event.of(Kind.CHOSE, phrase, "U-EFFECT-05"));
  }

  public void supportShown(HeroCard card) {
    if (!out.on()) return;
    var phrase = say("supportShown").name("card", card.key());
    tell(
        Event.of(Kind.DREW, phrase, "U-SOLO-16")
            .revealing()
            .moving(card.thing(), Things.SUPPORT_DECK, Things.SUPPORT_ROW));
  }

  // The Storyline

  public void swapped(StoryPlace one, StoryPlace other) {
    if (!out.on()) return;
    var phrase = say("swapped").number("place", one.number()).number("other", other.number());
    tell(
        Event.of(Kind.MOVED, phrase, "U-RULE-84")
            .moving(Things.story(one), Things.story(one), Things.story(other))
            .moving(Things.story(other), Things.story(other), Things.story(one)));
  }

  public void returnedCard(Member hero, HeroCard card, boolean facedown) {
    if (!out.on()) return;
    var deck = card.isOf(board.team().hero(hero)) ? deck(hero) : Things.SUPPORT_DECK;
    var known =
        Event.of(Kind.MOVED, about("returnedCard.own", hero), "U-HERO-PLAY-03")
            .moving(card.thing(), Things.STORY, deck);
    var hidden =
        Event.of(Kind.MOVED, about("returnedCard", hero), "U-HERO-PLAY-03")
            .moving(Things.BACK, Things.STORY, deck);
    if (facedown) team(hero, known, hidden, card.key());
    else tell(naming(known, card.key()));
  }

  public void covered(StoryPlace place, Symbol symbol) {
    if (!out.on()) return;
    var phrase = say("covered").name("symbol", symbol.key()).number("place", place.number());
    tell(
        Event.of(Kind.CHANGED, phrase, "U-STORY-10")
            .moving("crisis", Things.SUPPLY, Things.story(place)));
  }

  public void turnedUp(StoryPlace place, HeroCard card) {
    if (!out.on()) return;
    var phrase = say("turnedUp").name("card", card.key()).number("place", place.number());
    var event = Event.of(Kind.SHOWN, phrase, "U-INFO-04").revealing();
    tell(shown(event, card.thing(), Things.story(place)));
  }

  // Actions of Heroes

  public void moved(Member hero, Location from, Location to) {
    if (!out.on()) return;
    var phrase = about("moved", hero).name("location", board.ring().tile(to).key());
    tell(
        Event.of(Kind.MOVED, phrase, "U-ACTION-MOVE-01")
            .moving(Things.hero(board, hero), location(from), location(to)));
  }

  public void attacked(Member hero, Enemy enemy) {
    if (!out.on()) return;
    var phrase =
        enemy.isToken()
            ? about("attacked." + enemy.token().id(), hero)
            : about("attacked", hero)
                .name("enemy", enemy.isVillain() ? board.villain().key() : enemy.key());
    var at = location(board.team().at(hero));
    tell(shown(Event.of(Kind.HIT, phrase, "U-ACTION-ATTACK-01"), enemy.thing(), at));
  }

  public void spent(Member hero, Symbol token) {
    if (!out.on()) return;
    var phrase = about("spent", hero).name("token", token.key());
    tell(
        Event.of(Kind.GAVE, phrase, "U-TOKEN-05")
            .moving(Things.symbol(token), Things.hero(board, hero), Things.SUPPLY));
  }

  public void gained(Member hero, Symbol token, int count) {
    if (!out.on()) return;
    var phrase = about("gained", hero).name("token", token.key()).number("count", count);
    var event = Event.of(Kind.TOOK, phrase, "U-TOKEN-03");
    for (int i = 0; i < count; i++) {
      event = event.moving(Things.symbol(token), Things.SUPPLY, Things.hero(board, hero));
    }
    tell(event);
  }

  public void collected() {
    if (out.on()) tell(Event.of(Kind.CHANGED, say("collected"), "U-TOKEN-08"));
  }

  public void usedLocation(Member hero, Location at) {
    if (!out.on()) return;
    var phrase = about("usedLocation", hero).name("location", board.ring().tile(at).key());
    tell(shown(Event.of(Kind.PLAYED, phrase, "U-LOCATION-01"), "effect", location(at)));
  }

  public void usedGear(Member hero, Gear gear) {
    if (!out.on()) return;
    var phrase = about("usedGear", hero).name("gear", gear.key());
    tell(shown(Event.of(Kind.PLAYED, phrase, "U-GEAR-11"), gear.thing(), Things.hero(board, hero)));
  }

  public void charged(Member hero, Gear gear) {
    if (!out.on()) return;
    var phrase = about("charged", hero).name("gear", gear.key());
    tell(
        shown(Event.of(Kind.CHANGED, phrase, "U-GEAR-13"), gear.thing(), Things.hero(board, hero)));
  }

  public void usedPlan(BattlePlan plan) {
    if (!out.on()) return;
    var phrase = say("usedPlan").name("card", plan.key());
    tell(shown(Event.of(Kind.PLAYED, phrase, "U-RULE-90"), plan.thing(), plan.thing()));
  }

  /** U-SUPERVILLAIN-06: the other Hero players see the card, so it can't be taken back. */
  public void gaveSuper(Member hero, SuperCard card) {
    if (!out.on()) return;
    boolean partners = board.team().size() > 1;
    var rule = partners ? "U-SUPERVILLAIN-06" : "U-SOLOSV-04";
    var place = Things.hero(board, hero);
    var own = Event.of(Kind.PLAYED, about("gaveSuper.own", hero).name("card", card.key()), rule);
    var others =
        Event.of(Kind.PLAYED, about("gaveSuper", hero), rule)
            .moving(Things.BACK, Things.BOX, place);
    own = own.moving(card.thing(), Things.BOX, place);
    secret(new Audience(board.heroSeats(), false), partners ? own.revealing() : own, others);
  }

  public void playedSuper(Member hero, SuperCard card) {
    if (!out.on()) return;
    var phrase = about("playedSuper", hero).name("card", card.key());
    tell(
        Event.of(Kind.PLAYED, phrase, "U-SHCARD-01")
            .revealing()
            .moving(card.thing(), Things.hero(board, hero), Things.BOX));
  }

  // Damage to Heroes

  public void preventedAll(Member hero) {
    if (out.on()) tell(at(Kind.MISSED, "preventedAll", hero, "U-INVULN-02"));
  }

  public void prevented(Member hero, int amount) {
    if (!out.on()) return;
    var phrase = about("prevented", hero).number("count", amount);
    tell(shown(Event.of(Kind.MISSED, phrase, "U-RULE-59"), "shield", Things.hero(board, hero)));
  }

  public void shelters(Member hero) {
    if (out.on()) tell(at(Kind.CHANGED, "shelters", hero, "U-RULE-44"));
  }

  public void invulnerable(Member hero) {
    if (out.on()) tell(at(Kind.CHANGED, "invulnerable", hero, "U-INVULN-01"));
  }

  public void guarded(Member hero, int amount) {
    if (!out.on()) return;
    var phrase = about("guarded", hero).number("count", amount);
    tell(shown(Event.of(Kind.MISSED, phrase, "U-RULE-54"), "shield", Things.hero(board, hero)));
  }

  public void mayRedirect(Member hero) {
    if (out.on()) tell(at(Kind.CHANGED, "mayRedirect", hero, "U-RULE-45"));
  }

  public void damaged(Member hero, int amount) {
    if (!out.on()) return;
    var phrase = about("damaged", hero).number("count", amount);
    tell(shown(Event.of(Kind.HIT, phrase, "U-DAMAGE-01"), "damage", Things.hero(board, hero)));
  }

  /** {@code target} the name of who takes it instead. */
  public void redirected(Member hero, String target) {
    if (!out.on()) return;
    var phrase = about("redirected", hero).name("target", target);
    tell(shown(Event.of(Kind.HIT, phrase, "U-RULE-45"), "damage", Things.hero(board, hero)));
  }

  /** U-KO-05: what the dashboard has instead of a BAM!. */
  public void koEffect(Member hero) {
    if (!out.on()) return;
    var phrase = about("koEffect", hero).name("villain", board.villain().key());
    tell(shown(Event.of(Kind.PLAYED, phrase, "U-KO-05"), "state", Things.VILLAIN));
  }

  public void knockedOut(Member hero) {
    if (out.on()) tell(at(Kind.FELL, "knockedOut", hero, "U-KO-01"));
  }

  public void recovered(Member hero) {
    if (out.on()) tell(at(Kind.CHANGED, "recovered", hero, "U-KO-10"));
  }
}
