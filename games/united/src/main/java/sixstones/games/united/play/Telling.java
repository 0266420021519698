package sixstones.games.united.play;

import java.util.ArrayList;
import sixstones.engine.event.Audience;
import sixstones.engine.event.Event;
import sixstones.engine.event.Events;
import sixstones.engine.phrase.Arg;
import sixstones.engine.phrase.Phrase;
import sixstones.games.united.board.Board;
import sixstones.games.united.board.Storyline;
import sixstones.games.united.cards.Box;
import sixstones.games.united.cards.Gear;
import sixstones.games.united.cards.PlanCard;
import sixstones.games.united.cards.SuperCard;
import sixstones.games.united.cards.Symbol;
import sixstones.games.united.cards.Threat;
import sixstones.games.united.cards.Token;
import sixstones.games.united.moves.Enemy;

/**
 * Tells what happens, to everybody what everybody may know; does nothing when nobody listens.
 *
 * <p>One method for each thing that can happen, so that every call in the rules reads as a
 * sentence; that makes it long. What happens in one place without moving is told as a motion from
 * there to there, so that the page can show where.
 */
final class Telling {

  private final Board board;
  private final Events out;

  Telling(Board board, Events out) {
    this.board = board;
    this.out = out;
  }

  // Turns

  void first(int hero) {
    if (out.on()) tell(at("first", hero, "U-SETUP-22"));
  }

  void heroTurn(int hero) {
    if (!out.on()) return;
    var phrase = about("heroTurn", hero).number("turn", board.turn().number());
    tell(shown(Event.of(phrase, "U-HERO-01"), "turn", Things.hero(board, hero)));
  }

  void villainTurn() {
    if (!out.on()) return;
    var phrase = villain("villainTurn").number("turn", board.turn().number());
    tell(shown(Event.of(phrase, "U-SCHED-01"), "turn", Things.VILLAIN));
  }

  void reversed() {
    if (out.on()) tell(Event.of(say("reversed"), "U-RULE-87"));
  }

  void delayed(int cards) {
    if (!out.on()) return;
    var phrase = villain(cards > 0 ? "delayed" : "hastened").number("count", Math.abs(cards));
    tell(shown(Event.of(phrase, cards > 0 ? "U-DELAY-01" : "U-DELAY-02"), "delay", "clock"));
  }

  void over(Ending how) {
    if (out.on()) tell(Event.of(how.phrase(), how.rule()).revealing());
  }

  // Hero cards

  void drew(int hero, int card) {
    if (!out.on()) return;
    team(
        hero,
        moving("drew.own", hero, "U-HERO-DRAW-01", Things.card(card), deck(hero), hand(hero))
            .revealing(),
        moving("drew", hero, "U-HERO-DRAW-01", Things.BACK, deck(hero), hand(hero)).revealing(),
        Box.card(card).key());
  }

  void skippedDraw(int hero) {
    if (out.on()) tell(at("skippedDraw", hero, "U-HERO-02"));
  }

  void discarded(int hero, int card) {
    if (!out.on()) return;
    team(
        hero,
        moving("discarded.own", hero, "U-DAMAGE-01", Things.card(card), hand(hero), deck(hero)),
        moving("discarded", hero, "U-DAMAGE-01", Things.BACK, hand(hero), deck(hero)),
        Box.card(card).key());
  }

  /** What an opponent or a team mate without a look at the hand learns can't be taken back. */
  void played(int hero, int card, boolean facedown) {
    if (!out.on()) return;
    boolean support = board.story().kind(board.turn().played()) == Storyline.SUPPORT;
    var from = support ? Things.SUPPORT_ROW : hand(hero);
    var thing = Things.card(card);
    if (!facedown) {
      var key = support ? "playedSupport" : "played";
      var rule = support ? "U-SOLO-14" : "U-HERO-PLAY-01";
      var phrase = about(key, hero).name("card", Box.card(card).key());
      var event = Event.of(phrase, rule).moving(thing, from, Things.STORY);
      boolean known = support || board.seesHand(hero) == (1 << board.seats()) - 1;
      tell(known ? event : event.revealing());
      return;
    }
    team(
        hero,
        moving("playedFacedown.own", hero, "U-RANDOM-02", thing, from, Things.STORY),
        moving("playedFacedown", hero, "U-RANDOM-02", Things.BACK, from, Things.STORY),
        Box.card(card).key());
  }

  /** Chance has spoken, also where everybody sees the hand. */
  void playedRandom(int hero) {
    if (out.on()) tell(at("playedRandom", hero, "U-RANDOM-01").revealing());
  }

  void usedSpecial(int hero, int card) {
    if (!out.on()) return;
    var phrase = about("usedSpecial", hero).name("card", Box.card(card).key());
    var place = Things.story(board.turn().played());
    tell(shown(Event.of(phrase, "U-EFFECT-01"), Things.card(card), place));
  }

  void ignored(int hero, Symbol kind) {
    if (!out.on()) return;
    var phrase = about("ignoredSymbol", hero).name("symbol", kind.key());
    tell(shown(Event.of(phrase, "U-RULE-81"), Things.symbol(kind), Things.hero(board, hero)));
  }

  void forced(int hero, boolean random) {
    if (!out.on()) return;
    tell(
        random
            ? at("forcedRandom", hero, "U-RANDOM-01")
            : at("forcedFacedown", hero, "U-RANDOM-02"));
  }

  void supportShown(int card) {
    if (!out.on()) return;
    var phrase = say("supportShown").name("card", Box.card(card).key());
    tell(
        Event.of(phrase, "U-SOLO-16")
            .revealing()
            .moving(Things.card(card), Things.SUPPORT_DECK, Things.SUPPORT_ROW));
  }

  // The Storyline

  void swapped(int one, int other) {
    if (!out.on()) return;
    var phrase = say("swapped").number("place", one + 1).number("other", other + 1);
    tell(
        Event.of(phrase, "U-RULE-84")
            .moving(Things.story(one), Things.story(one), Things.story(other))
            .moving(Things.story(other), Things.story(other), Things.story(one)));
  }

  void returnedCard(int hero, int card, boolean facedown) {
    if (!out.on()) return;
    var deck = Box.card(card).hero() == board.team().hero(hero) ? deck(hero) : Things.SUPPORT_DECK;
    var known =
        Event.of(about("returnedCard.own", hero), "U-HERO-PLAY-03")
            .moving(Things.card(card), Things.STORY, deck);
    var hidden =
        Event.of(about("returnedCard", hero), "U-HERO-PLAY-03")
            .moving(Things.BACK, Things.STORY, deck);
    if (facedown) team(hero, known, hidden, Box.card(card).key());
    else tell(naming(known, Box.card(card).key()));
  }

  void covered(int place, Symbol symbol) {
    if (!out.on()) return;
    var phrase = say("covered").name("symbol", symbol.key()).number("place", place + 1);
    tell(Event.of(phrase, "U-STORY-10").moving("crisis", Things.SUPPLY, Things.story(place)));
  }

  void turnedUp(int place, int card) {
    if (!out.on()) return;
    var phrase = say("turnedUp").name("card", Box.card(card).key()).number("place", place + 1);
    var event = Event.of(phrase, "U-INFO-04").revealing();
    tell(shown(event, Things.card(card), Things.story(place)));
  }

  // Actions of Heroes

  void moved(int hero, int from, int to) {
    if (!out.on()) return;
    var phrase = about("moved", hero).name("location", board.ring().tile(to).key());
    tell(
        Event.of(phrase, "U-ACTION-MOVE-01")
            .moving(Things.hero(board, hero), location(from), location(to)));
  }

  void attacked(int hero, Enemy enemy) {
    if (!out.on()) return;
    var phrase = about("attacked", hero).name("enemy", enemy.key());
    var at = location(board.team().at(hero));
    tell(shown(Event.of(phrase, "U-ACTION-ATTACK-01"), enemy.thing(), at));
  }

  void spent(int hero, Symbol token) {
    if (!out.on()) return;
    var phrase = about("spent", hero).name("token", token.key());
    tell(
        Event.of(phrase, "U-TOKEN-05")
            .moving(Things.symbol(token), Things.hero(board, hero), Things.SUPPLY));
  }

  void gained(int hero, Symbol token, int count) {
    if (!out.on()) return;
    var phrase = about("gained", hero).name("token", token.key()).number("count", count);
    var event = Event.of(phrase, "U-TOKEN-03");
    for (int i = 0; i < count; i++) {
      event = event.moving(Things.symbol(token), Things.SUPPLY, Things.hero(board, hero));
    }
    tell(event);
  }

  void collected() {
    if (out.on()) tell(Event.of(say("collected"), "U-TOKEN-08"));
  }

  void usedLocation(int hero, int at) {
    if (!out.on()) return;
    var phrase = about("usedLocation", hero).name("location", board.ring().tile(at).key());
    tell(shown(Event.of(phrase, "U-LOCATION-01"), "effect", location(at)));
  }

  void usedGear(int hero, Gear gear) {
    if (!out.on()) return;
    var phrase = about("usedGear", hero).name("gear", gear.key());
    tell(shown(Event.of(phrase, "U-GEAR-11"), gear.thing(), Things.hero(board, hero)));
  }

  void charged(int hero, Gear gear) {
    if (!out.on()) return;
    var phrase = about("charged", hero).name("gear", gear.key());
    tell(shown(Event.of(phrase, "U-GEAR-13"), gear.thing(), Things.hero(board, hero)));
  }

  void usedPlan(SuperCard plan) {
    if (!out.on()) return;
    var phrase = say("usedPlan").name("card", plan.key());
    tell(shown(Event.of(phrase, "U-RULE-90"), plan.thing(), plan.thing()));
  }

  void playedSuper(int hero, SuperCard card) {
    if (!out.on()) return;
    var phrase = about("playedSuper", hero).name("card", card.key());
    tell(
        Event.of(phrase, "U-SHCARD-01")
            .revealing()
            .moving(card.thing(), Things.hero(board, hero), Things.BOX));
  }

  // Damage to Heroes

  void preventedAll(int hero) {
    if (out.on()) tell(at("preventedAll", hero, "U-INVULN-02"));
  }

  void prevented(int hero, int amount) {
    if (!out.on()) return;
    var phrase = about("prevented", hero).number("count", amount);
    tell(shown(Event.of(phrase, "U-RULE-59"), "shield", Things.hero(board, hero)));
  }

  void shelters(int hero) {
    if (out.on()) tell(at("shelters", hero, "U-RULE-44"));
  }

  void invulnerable(int hero) {
    if (out.on()) tell(at("invulnerable", hero, "U-INVULN-01"));
  }

  void guarded(int hero, int amount) {
    if (!out.on()) return;
    var phrase = about("guarded", hero).number("count", amount);
    tell(shown(Event.of(phrase, "U-RULE-54"), "shield", Things.hero(board, hero)));
  }

  void mayRedirect(int hero) {
    if (out.on()) tell(at("mayRedirect", hero, "U-RULE-45"));
  }

  void damaged(int hero, int amount) {
    if (!out.on()) return;
    var phrase = about("damaged", hero).number("count", amount);
    tell(shown(Event.of(phrase, "U-DAMAGE-01"), "damage", Things.hero(board, hero)));
  }

  void redirected(int hero) {
    if (out.on()) tell(at("redirected", hero, "U-RULE-45"));
  }

  void knockedOut(int hero) {
    if (out.on()) tell(at("knockedOut", hero, "U-KO-01"));
  }

  void recovered(int hero) {
    if (out.on()) tell(at("recovered", hero, "U-KO-10"));
  }

  // Damage to Enemies, Threats, Missions

  void wounded(int at, Token token) {
    if (out.on()) tell(shown(located("wounded", at, token, "U-RULE-20"), Things.token(token), at));
  }

  void defeated(int at, Token token) {
    if (!out.on()) return;
    tell(
        located("defeated", at, token, "U-MISSION-11")
            .moving(Things.token(token), location(at), Things.mission(Box.DEFEAT)));
  }

  void rescued(int at) {
    if (!out.on()) return;
    tell(
        located("rescued", at, Token.CIVILIAN, "U-ACTION-HEROIC-01")
            .moving(Things.token(Token.CIVILIAN), location(at), Things.mission(Box.RESCUE)));
  }

  void ignoredDamage(Enemy enemy) {
    if (!out.on()) return;
    tell(shown(Event.of(about("ignoredDamage", enemy), "U-MAESTRO-05"), "shield", enemy.thing()));
  }

  void henchmanHit(Threat threat, int health, int at) {
    if (!out.on()) return;
    var phrase = threat("henchmanHit", threat).number("health", health);
    var event = Event.of(phrase, "U-ACTION-ATTACK-04");
    tell(shown(event.moving("health", threat.thing(), Things.SUPPLY), threat.thing(), at));
  }

  void villainHit(int health) {
    if (!out.on()) return;
    var phrase = villain("villainHit").number("health", health);
    tell(Event.of(phrase, "U-ACTION-ATTACK-05").moving("health", Things.VILLAIN, Things.SUPPLY));
  }

  void filled(Threat threat, Symbol space, int filled) {
    if (!out.on()) return;
    var phrase =
        threat("filled", threat).number("count", filled).number("of", threat.clear().size());
    tell(
        Event.of(phrase, "U-ACTION-HEROIC-02")
            .moving(Things.symbol(space), Things.SUPPLY, threat.thing()));
  }

  void cleared(Threat threat, int at) {
    if (!out.on()) return;
    tell(
        Event.of(threat("cleared", threat), "U-THREAT-07", "U-MISSION-12")
            .moving(threat.thing(), location(at), Things.BOX)
            .moving("threat-token", location(at), Things.mission(Box.THREATS)));
  }

  void progress(int mission, int tokens) {
    if (!out.on()) return;
    var phrase =
        mission("progress", mission).number("count", tokens).number("of", Box.spaces(mission));
    tell(shown(Event.of(phrase, "U-MISSION-02"), "token", Things.mission(mission)));
  }

  void completed(int mission, int done) {
    if (!out.on()) return;
    var rule = done == 1 ? "U-MISSION-05" : done == 2 ? "U-MISSION-06" : "U-MISSION-08";
    var phrase = mission("completed." + done, mission);
    tell(shown(Event.of(phrase, rule), "mission", Things.mission(mission)));
  }

  void missionLost(int mission, int tokens) {
    if (!out.on()) return;
    var phrase = mission("missionLost", mission).number("count", tokens);
    tell(Event.of(phrase, "U-IMMORTUS-01").moving("token", Things.mission(mission), Things.SUPPLY));
  }

  // Tokens in Locations

  void added(int at, Token token, int count) {
    if (out.on()) tell(several("added", at, token, count, Things.SUPPLY, location(at), "U-ADD-05"));
  }

  void removed(int at, Token token, int count) {
    if (!out.on()) return;
    tell(several("removed", at, token, count, location(at), Things.SUPPLY, "U-MISSION-13"));
  }

  void crisis(int at, int count) {
    if (!out.on()) return;
    tell(several("crisis", at, Token.DOOMBOT, count, location(at), location(at), "U-CRISIS-01"));
  }

  void relocated(Token token, int from, int to) {
    if (!out.on()) return;
    tell(
        located("relocated", to, token, "U-RULE-92")
            .moving(Things.token(token), location(from), location(to)));
  }

  void overflowQueued(int at) {
    if (out.on()) tell(overflow("overflowQueued", at, "U-OVERFLOW-05"));
  }

  void overflow(int at) {
    if (out.on()) tell(overflow("overflow", at, "U-OVERFLOW-01"));
  }

  void rickMoved(int from, int to) {
    if (!out.on()) return;
    var phrase = say("rickMoved").name("location", board.ring().tile(to).key());
    var start = from < 0 ? Things.SUPPLY : location(from);
    tell(
        Event.of(phrase, from < 0 ? "U-MAESTRO-04" : "U-MAESTRO-06")
            .moving("rick", start, location(to)));
  }

  // The Villain

  void playedPlan(PlanCard plan) {
    if (!out.on()) return;
    var from = board.mode().hasVillainSeat() ? Things.VILLAIN_HAND : Things.PLANS;
    tell(
        Event.of(villain("playedPlan").name("card", plan.key()), "U-VILLAIN-01")
            .revealing()
            .moving(Things.plan(plan.index()), from, Things.STORY));
  }

  void playedVillainCard(SuperCard card) {
    if (!out.on()) return;
    tell(
        Event.of(villain("playedVillainCard").name("card", card.key()), "U-SVCARD-01")
            .revealing()
            .moving(card.thing(), Things.VILLAIN_HAND, Things.BOX));
  }

  void planEffect(PlanCard plan) {
    if (!out.on()) return;
    var phrase = say("planEffect").name("card", plan.key());
    tell(shown(Event.of(phrase, "U-SPECIAL-01"), Things.plan(plan.index()), Things.STORY));
  }

  void threatArrival(Threat threat) {
    if (!out.on()) return;
    var phrase = threat("threatArrival", threat);
    tell(shown(Event.of(phrase, "U-VILLAIN-MOVE-02"), "arrival", threat.thing()));
  }

  void willChooseDestination(int hero) {
    if (out.on()) tell(at("willChooseDestination", hero, "U-RULE-80"));
  }

  void tokensBanned() {
    if (out.on()) tell(Event.of(say("tokensBanned"), "U-TOKEN-01"));
  }

  void immune(Threat threat) {
    if (!out.on()) return;
    tell(shown(Event.of(threat("immune", threat), "U-RULE-54"), "shield", threat.thing()));
  }

  void villainMoved(int from, int to) {
    if (!out.on()) return;
    var key = from == to ? "villainStayed" : "villainMoved";
    var phrase = villain(key).name("location", board.ring().tile(to).key());
    tell(
        Event.of(phrase, from == to ? "U-VILLAIN-MOVE-03" : "U-VILLAIN-MOVE-01")
            .moving(Things.VILLAIN, location(from), location(to)));
  }

  void bam() {
    if (!out.on()) return;
    tell(shown(Event.of(villain("bam"), "U-BAM-02"), "bam", Things.VILLAIN));
  }

  void threatBam(Threat threat) {
    if (!out.on()) return;
    tell(shown(Event.of(threat("threatBam", threat), "U-BAM-03"), "bam", threat.thing()));
  }

  void stunned(Enemy enemy) {
    if (!out.on()) return;
    tell(
        Event.of(about("stunned", enemy), "U-STUN-01")
            .moving("stun", Things.SUPPLY, enemy.thing()));
  }

  void stunCancels(Enemy enemy) {
    if (!out.on()) return;
    tell(shown(Event.of(about("stunCancels", enemy), "U-STUN-06"), "stun", enemy.thing()));
  }

  void healed(int amount, int health) {
    if (!out.on()) return;
    var phrase = villain("healed").number("count", amount).number("health", health);
    tell(Event.of(phrase, "U-MAESTRO-02").moving("health", Things.SUPPLY, Things.VILLAIN));
  }

  void track(int space) {
    if (!out.on()) return;
    var phrase = villain("track").number("space", space).number("end", board.villain().trackEnd());
    tell(shown(Event.of(phrase, "U-CGR-01"), "track", Things.VILLAIN));
  }

  void threatMoved(Threat threat, int from, int to) {
    if (!out.on()) return;
    var phrase = threat("threatMoved", threat).name("location", board.ring().tile(to).key());
    tell(Event.of(phrase, "U-THREAT-10").moving(threat.thing(), location(from), location(to)));
  }

  void returned(Threat threat, int at) {
    if (!out.on()) return;
    var phrase = threat("returned", threat).name("location", board.ring().tile(at).key());
    tell(Event.of(phrase, "U-RULE-29").moving(threat.thing(), Things.BOX, location(at)));
  }

  // Plan cards that not everybody sees

  void villainDrew(int card) {
    if (!out.on()) return;
    var rule = "U-SUPERVILLAIN-08";
    secret(
        Audience.only(0),
        Event.of(villain("villainDrew.own").name("card", Box.plan(card).key()), rule)
            .revealing()
            .moving(Things.plan(card), Things.PLANS, Things.VILLAIN_HAND),
        Event.of(villain("villainDrew"), rule)
            .revealing()
            .moving(Things.BACK, Things.PLANS, Things.VILLAIN_HAND));
  }

  /** U-RULE-95: the Villain player has chosen it; in co-op nobody looks. */
  void addedFacedown() {
    if (!out.on()) return;
    boolean chosen = board.mode().hasVillainSeat();
    var from = chosen ? Things.VILLAIN_HAND : Things.PLANS;
    var hidden =
        Event.of(villain("addedFacedown"), "U-VILLAIN-07").moving(Things.BACK, from, Things.STORY);
    if (!chosen) {
      tell(hidden);
      return;
    }
    int card = board.story().card(board.story().size() - 1);
    secret(
        Audience.only(0),
        Event.of(
                villain("addedFacedown.own").name("card", Box.plan(card).key()),
                "U-SUPERVILLAIN-13")
            .moving(Things.plan(card), from, Things.STORY),
        hidden);
  }

  void sawPlan(int hero, int card, int depth) {
    if (!out.on()) return;
    team(
        hero,
        shown(sawPlan("sawPlan.own", hero, depth), Things.plan(card), Things.PLANS),
        shown(sawPlan("sawPlan", hero, depth), Things.BACK, Things.PLANS),
        Box.plan(card).key());
  }

  private Event sawPlan(String key, int hero, int depth) {
    return Event.of(about(key, hero).number("place", depth + 1), "U-INFO-02").revealing();
  }

  void planUnder() {
    if (!out.on()) return;
    tell(shown(Event.of(say("planUnder"), "U-INFO-02"), Things.BACK, Things.PLANS));
  }

  void plansReordered() {
    if (!out.on()) return;
    tell(shown(Event.of(say("plansReordered"), "U-INFO-02"), Things.BACK, Things.PLANS));
  }

  /** U-RULE-61: the cards for the Hero's side, the Villain player knows them anyway. */
  void sawVillainHand(int hero) {
    if (!out.on()) return;
    var cards = new ArrayList<String>();
    for (var plan : board.villain().plans()) {
      for (int i = 0; i < board.dashboard().held(plan.local()); i++) cards.add(plan.key());
    }
    secret(
        new Audience(board.seesHand(hero) | 1, false),
        Event.of(about("sawVillainHand.own", hero).names("cards", cards), "U-RULE-61").revealing(),
        Event.of(about("sawVillainHand", hero), "U-RULE-61").revealing());
  }

  // How it is said

  private void tell(Event event) {
    out.emit(event);
  }

  private void secret(Audience few, Event forFew, Event forOthers) {
    out.emit(forFew.to(few));
    out.emit(forOthers.to(few.others()));
  }

  /** With the card's name for those who see the Hero's hand. */
  private void team(int hero, Event forTeam, Event forOthers, String card) {
    secret(new Audience(board.seesHand(hero), false), naming(forTeam, card), forOthers);
  }

  private static Event naming(Event event, String card) {
    return new Event(
        event.phrase().name("card", card),
        event.audience(),
        event.rules(),
        event.motions(),
        event.reveals());
  }

  private static Phrase say(String key) {
    return Phrase.of("united.event." + key);
  }

  private Phrase about(String key, int hero) {
    return say(key).name("hero", Box.hero(board.team().hero(hero)).key());
  }

  private Phrase villain(String key) {
    return say(key).name("villain", board.villain().key());
  }

  private Phrase about(String key, Enemy enemy) {
    return say(key).name("enemy", enemy.isVillain() ? board.villain().key() : enemy.key());
  }

  private static Phrase threat(String key, Threat threat) {
    return say(key).name("threat", threat.key());
  }

  private static Phrase mission(String key, int mission) {
    return say(key).name("mission", Box.missionKey(mission));
  }

  private Event at(String key, int hero, String rule) {
    return shown(Event.of(about(key, hero), rule), "state", Things.hero(board, hero));
  }

  private Event moving(String key, int hero, String rule, String thing, String from, String to) {
    return Event.of(about(key, hero), rule).moving(thing, from, to);
  }

  private Event located(String key, int at, Token token, String rule) {
    var place = new Arg.Name(board.ring().tile(at).key());
    return Event.of(say(key).name("token", token.key()).with("location", place), rule);
  }

  private Event several(
      String key, int at, Token token, int count, String from, String to, String rule) {
    var event = Event.of(located(key, at, token, rule).phrase().number("count", count), rule);
    for (int i = 0; i < count; i++) event = event.moving(Things.token(token), from, to);
    return event;
  }

  private Event overflow(String key, int at, String rule) {
    var phrase = say(key).name("location", board.ring().tile(at).key());
    return shown(Event.of(phrase, rule), "overflow", location(at));
  }

  private static Event shown(Event event, String what, String where) {
    return event.moving(what, where, where);
  }

  private Event shown(Event event, String what, int at) {
    return shown(event, what, location(at));
  }

  private String location(int at) {
    return Things.location(board, at);
  }

  private String deck(int hero) {
    return Things.deck(board, hero);
  }

  private String hand(int hero) {
    return Things.hand(board, hero);
  }
}
