package sixstones.games.united.log;

import java.util.ArrayList;
import java.util.List;
import sixstones.engine.event.Audience;
import sixstones.engine.event.Event;
import sixstones.engine.event.Events;
import sixstones.engine.event.Kind;
import sixstones.games.united.box.Hero;
import sixstones.games.united.box.Mission;
import sixstones.games.united.box.PlanCard;
import sixstones.games.united.box.SuperCard;
import sixstones.games.united.box.Threat;
import sixstones.games.united.effects.Symbol;
import sixstones.games.united.effects.Token;
import sixstones.games.united.moves.Enemy;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Location;
import sixstones.games.united.state.Member;

/** Tells what happens to the board: Enemies, Threats, Missions, tokens, and the Villain. */
public abstract class BoardLog extends Sentences {

  public BoardLog(Board board, Events out) {
    super(board, out);
  }

  // Damage to Enemies, Threats, Missions

  public void wounded(Location at, Token token) {
    if (out.on())
      tell(shown(located(Kind.HIT, "wounded", at, token, "U-RULE-20"), Things.token(token), at));
  }

  public void defeated(Location at, Token token) {
    if (!out.on()) return;
    tell(
        located(Kind.FELL, "defeated", at, token, "U-MISSION-11")
            .moving(Things.token(token), location(at), Things.mission(Mission.DEFEAT)));
  }

  public void rescued(Location at) {
    if (!out.on()) return;
    tell(
        located(Kind.SCORED, "rescued", at, Token.CIVILIAN, "U-ACTION-HEROIC-01")
            .moving(Things.token(Token.CIVILIAN), location(at), Things.mission(Mission.RESCUE)));
  }

  public void ignoredDamage(Enemy enemy) {
    if (!out.on()) return;
    var rule = enemy.isVillain() ? "U-MAESTRO-05" : "U-THREAT-02";
    tell(
        shown(Event.of(Kind.MISSED, about("ignoredDamage", enemy), rule), "shield", enemy.thing()));
  }

  public void henchmanHit(Threat threat, int health, Location at) {
    if (!out.on()) return;
    var phrase = threat("henchmanHit", threat).number("health", health);
    var event = Event.of(Kind.HIT, phrase, "U-ACTION-ATTACK-04");
    tell(shown(event.moving("health", threat.thing(), Things.SUPPLY), threat.thing(), at));
  }

  public void villainHit(int health) {
    if (!out.on()) return;
    var phrase = villain("villainHit").number("health", health);
    tell(
        Event.of(Kind.HIT, phrase, "U-ACTION-ATTACK-05")
            .moving("health", Things.VILLAIN, Things.SUPPLY));
  }

  public void filled(Threat threat, Symbol space, int filled) {
    if (!out.on()) return;
    var phrase =
        threat("filled", threat).number("count", filled).number("of", threat.clear().size());
    tell(
        Event.of(Kind.CHANGED, phrase, "U-ACTION-HEROIC-02")
            .moving(Things.symbol(space), Things.SUPPLY, threat.thing()));
  }

  public void cleared(Threat threat, Location at) {
    if (!out.on()) return;
    tell(
        Event.of(Kind.FELL, threat("cleared", threat), "U-THREAT-07", "U-MISSION-12")
            .moving(threat.thing(), location(at), Things.BOX)
            .moving("threat-token", location(at), Things.mission(Mission.THREATS)));
  }

  public void progress(Mission mission, int tokens) {
    if (!out.on()) return;
    var phrase =
        mission("progress", mission).number("count", tokens).number("of", mission.spaces());
    tell(shown(Event.of(Kind.SCORED, phrase, "U-MISSION-02"), "token", Things.mission(mission)));
  }

  public void completed(Mission mission, int done) {
    if (!out.on()) return;
    var rule = done == 1 ? "U-MISSION-05" : done == 2 ? "U-MISSION-06" : "U-MISSION-08";
    var phrase = mission("completed." + done, mission);
    tell(shown(Event.of(Kind.SCORED, phrase, rule), "mission", Things.mission(mission)));
  }

  public void missionLost(Mission mission, int lost, int tokens) {
    if (!out.on()) return;
    var phrase =
        mission("missionLost", mission)
            .number("lost", lost)
            .number("count", tokens)
            .number("of", mission.spaces());
    tell(
        Event.of(Kind.SCORED, phrase, "U-IMMORTUS-01")
            .moving("token", Things.mission(mission), Things.SUPPLY));
  }

  // Tokens in Locations

  public void added(Location at, Token token, int count) {
    if (out.on())
      tell(several(Kind.MOVED, "added", at, token, count, Things.SUPPLY, location(at), "U-ADD-05"));
  }

  public void removed(Location at, Token token, int count) {
    if (!out.on()) return;
    tell(
        several(
            Kind.MOVED, "removed", at, token, count, location(at), Things.SUPPLY, "U-MISSION-13"));
  }

  public void crisis(Location at, int count) {
    if (!out.on()) return;
    tell(
        several(
            Kind.MOVED,
            "crisis",
            at,
            Token.DOOMBOT,
            count,
            location(at),
            location(at),
            "U-CRISIS-01"));
  }

  public void relocated(Token token, Location from, Location to) {
    if (!out.on()) return;
    tell(
        Event.of(
                Kind.MOVED,
                located(Kind.MOVED, "relocated", to, token, "U-RULE-92")
                    .phrase()
                    .name("from", board.ring().tile(from).key()),
                "U-RULE-92")
            .moving(Things.token(token), location(from), location(to)));
  }

  public void overflowQueued(Location at) {
    if (out.on()) tell(overflow(Kind.CHANGED, "overflowQueued", at, "U-OVERFLOW-05"));
  }

  public void overflow(Location at) {
    if (out.on()) tell(overflow(Kind.HIT, "overflow", at, "U-OVERFLOW-01"));
  }

  public void rickMoved(Location from, Location to) {
    if (!out.on()) return;
    var key = from.isNowhere() ? "rickPlaced" : "rickMoved";
    var phrase = say(key).name("location", board.ring().tile(to).key());
    var start = from.isNowhere() ? Things.SUPPLY : location(from);
    tell(
        Event.of(Kind.MOVED, phrase, from.isNowhere() ? "U-MAESTRO-04" : "U-MAESTRO-06")
            .moving("rick", start, location(to)));
  }

  // The Villain

  public void playedPlan(PlanCard plan) {
    if (!out.on()) return;
    var from = board.mode().hasVillainSeat() ? Things.VILLAIN_HAND : Things.PLANS;
    tell(
        Event.of(Kind.PLAYED, villain("playedPlan").name("card", plan.key()), "U-VILLAIN-01")
            .revealing()
            .moving(Things.plan(plan), from, Things.STORY));
  }

  public void playedVillainCard(SuperCard card) {
    if (!out.on()) return;
    tell(
        Event.of(Kind.PLAYED, villain("playedVillainCard").name("card", card.key()), "U-SVCARD-01")
            .revealing()
            .moving(card.thing(), Things.VILLAIN_HAND, Things.BOX));
  }

  public void planEffect(PlanCard plan) {
    if (!out.on()) return;
    var phrase = say("planEffect").name("card", plan.key());
    tell(shown(Event.of(Kind.PLAYED, phrase, "U-SPECIAL-01"), Things.plan(plan), Things.STORY));
  }

  public void threatArrival(Threat threat) {
    if (!out.on()) return;
    var phrase = threat("threatArrival", threat);
    tell(shown(Event.of(Kind.PLAYED, phrase, "U-VILLAIN-MOVE-02"), "arrival", threat.thing()));
  }

  public void willChooseDestination(Member hero) {
    if (out.on()) tell(at(Kind.CHOSE, "willChooseDestination", hero, "U-RULE-80"));
  }

  public void tokensBanned() {
    if (out.on()) tell(Event.of(Kind.CHANGED, say("tokensBanned"), "U-TOKEN-01"));
  }

  public void immune(Threat threat) {
    if (!out.on()) return;
    tell(
        shown(
            Event.of(Kind.CHANGED, threat("immune", threat), "U-RULE-54"),
            "shield",
            threat.thing()));
  }

  public void villainMoved(Location from, Location to) {
    if (!out.on()) return;
    var key = from == to ? "villainStayed" : "villainMoved";
    var phrase = villain(key).name("location", board.ring().tile(to).key());
    tell(
        Event.of(Kind.MOVED, phrase, from == to ? "U-VILLAIN-MOVE-03" : "U-VILLAIN-MOVE-01")
            .moving(Things.VILLAIN, location(from), location(to)));
  }

  public void bam() {
    if (!out.on()) return;
    tell(shown(Event.of(Kind.PLAYED, villain("bam"), "U-BAM-02"), "bam", Things.VILLAIN));
  }

  public void threatBam(Threat threat) {
    if (!out.on()) return;
    tell(
        shown(
            Event.of(Kind.PLAYED, threat("threatBam", threat), "U-BAM-03"), "bam", threat.thing()));
  }

  public void stunned(Enemy enemy) {
    if (!out.on()) return;
    tell(
        Event.of(Kind.CHANGED, about("stunned", enemy), "U-STUN-01")
            .moving("stun", Things.SUPPLY, enemy.thing()));
  }

  public void stunCancels(Enemy enemy) {
    if (!out.on()) return;
    tell(
        shown(
            Event.of(Kind.MISSED, about("stunCancels", enemy), "U-STUN-06"),
            "stun",
            enemy.thing()));
  }

  public void healed(int amount, int health) {
    if (!out.on()) return;
    var phrase = villain("healed").number("count", amount).number("health", health);
    tell(Event.of(Kind.TOOK, phrase, "U-RULE-107").moving("health", Things.SUPPLY, Things.VILLAIN));
  }

  public void track(int space) {
    if (!out.on()) return;
    var phrase = villain("track").number("space", space).number("end", board.villain().trackEnd());
    tell(shown(Event.of(Kind.CHANGED, phrase, "U-CGR-01"), "track", Things.VILLAIN));
  }

  public void threatMoved(Threat threat, Location from, Location to) {
    if (!out.on()) return;
    var phrase = threat("threatMoved", threat).name("location", board.ring().tile(to).key());
    tell(
        Event.of(Kind.MOVED, phrase, "U-THREAT-10")
            .moving(threat.thing(), location(from), location(to)));
  }

  public void returned(Threat threat, Location at) {
    if (!out.on()) return;
    var phrase = threat("returned", threat).name("location", board.ring().tile(at).key());
    tell(
        Event.of(Kind.MOVED, phrase, "U-RULE-29").moving(threat.thing(), Things.BOX, location(at)));
  }

  // Plan cards that not everybody sees

  public void villainDrew(List<PlanCard> cards) {
    if (!out.on()) return;
    var rule = "U-SUPERVILLAIN-08";
    var names = cards.stream().map(PlanCard::key).toList();
    var own = Event.of(Kind.DREW, villain("villainDrew.own").names("cards", names), rule);
    var others = Event.of(Kind.DREW, villain("villainDrew").number("count", cards.size()), rule);
    for (var card : cards) {
      own = own.moving(Things.plan(card), Things.PLANS, Things.VILLAIN_HAND);
      others = others.moving(Things.BACK, Things.PLANS, Things.VILLAIN_HAND);
    }
    secret(Audience.only(0), own.revealing(), others.revealing());
  }

  public void planDeckEmpty() {
    if (!out.on()) return;
    tell(
        shown(
            Event.of(Kind.CHANGED, villain("planDeckEmpty"), "U-SUPERVILLAIN-10"),
            "state",
            Things.PLANS));
  }

  /** U-RULE-95: the Villain player has chosen it; in co-op nobody looks. */
  public void addedFacedown() {
    if (!out.on()) return;
    boolean chosen = board.mode().hasVillainSeat();
    var from = chosen ? Things.VILLAIN_HAND : Things.PLANS;
    var hidden =
        Event.of(Kind.MOVED, villain("addedFacedown"), "U-VILLAIN-07")
            .moving(Things.BACK, from, Things.STORY);
    if (!chosen) {
      tell(hidden);
      return;
    }
    var card = board.story().plan(board.story().last());
    secret(
        Audience.only(0),
        Event.of(
                Kind.MOVED,
                villain("addedFacedown.own").name("card", card.key()),
                "U-SUPERVILLAIN-13")
            .moving(Things.plan(card), from, Things.STORY),
        hidden);
  }

  public void sawPlan(Member hero, PlanCard card, int depth) {
    if (!out.on()) return;
    team(
        hero,
        shown(sawPlan("sawPlan.own", hero, depth), Things.plan(card), Things.PLANS),
        shown(sawPlan("sawPlan", hero, depth), Things.BACK, Things.PLANS),
        card.key());
  }

  private Event sawPlan(String key, Member hero, int depth) {
    return Event.of(Kind.SHOWN, about(key, hero).number("place", depth + 1), "U-INFO-02")
        .revealing();
  }

  public void planUnder() {
    if (!out.on()) return;
    tell(shown(Event.of(Kind.MOVED, say("planUnder"), "U-INFO-02"), Things.BACK, Things.PLANS));
  }

  /** The card is shown as it leaves the game. */
  public void planRemoved(PlanCard plan) {
    if (!out.on()) return;
    var phrase = say("planRemoved").name("card", plan.key());
    tell(
        Event.of(Kind.SHOWN, phrase, "U-SUPERVILLAIN-14")
            .moving(Things.plan(plan), Things.PLANS, Things.BOX)
            .revealing());
  }

  /** Who stands at the place of another Hero now. */
  public void replaced(Member hero, Hero before) {
    if (!out.on()) return;
    var phrase = about("replaced", hero).name("other", before.key());
    tell(Event.of(Kind.CHANGED, phrase, "U-TOKEN-06"));
  }

  public void plansReordered() {
    if (!out.on()) return;
    tell(
        shown(Event.of(Kind.MOVED, say("plansReordered"), "U-INFO-02"), Things.BACK, Things.PLANS));
  }

  /** U-RULE-61: the cards for the Hero's side, the Villain player knows them anyway. */
  public void sawVillainHand(Member hero) {
    if (!out.on()) return;
    var cards = new ArrayList<String>();
    for (var plan : board.villain().plans()) {
      for (int i = 0; i < board.dashboard().held(plan); i++) cards.add(plan.key());
    }
    secret(
        new Audience(board.seesHand(hero) | 1, false),
        Event.of(Kind.SHOWN, about("sawVillainHand.own", hero).names("cards", cards), "U-RULE-61")
            .revealing(),
        Event.of(Kind.SHOWN, about("sawVillainHand", hero), "U-RULE-61").revealing());
  }
}
