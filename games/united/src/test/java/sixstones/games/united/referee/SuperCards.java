package sixstones.games.united.referee;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import sixstones.engine.text.TreeReader;

/** What is offered beside the turn: Super Hero cards, and Gear against damage (U-RULE-59). */
final class SuperCards {

  /** What is left of a hit after the window, and who takes it instead. */
  record Window(int left, Optional<Hero> taker) {}

  private final Referee game;

  /** U-SOLOSV-05: one in each turn. */
  boolean playedThisTurn;

  /** How much of the damage in progress is still to come, and who takes it instead. */
  private int incoming;

  private @Nullable Hero taker;

  SuperCards(Referee game) {
    this.game = game;
  }

  private List<Hero> inOrder() {
    return game.world.inTurnOrderFrom(game.world.decider());
  }

  // On an event

  /** U-SHCARD-01: the Villain ends a move in the Location of a Hero. */
  void villainArrives() {
    var world = game.world;
    for (var hero : inOrder()) {
      if (!hero.down && hero.at == world.villainAt) offer(hero, "villain_arrives_here");
    }
  }

  /** "At the end of a Villain turn". */
  void villainTurnEnds() {
    for (var hero : inOrder()) if (!hero.down) offer(hero, "villain_turn_end");
  }

  /** U-RULE-58. */
  void knockedOut(Hero hero) {
    offer(hero, "ko_self");
  }

  /** Crowd Control. */
  boolean overflowCancelled(int at) {
    for (var hero : inOrder()) {
      if (!hero.down && hero.at == at && offer(hero, "overflow_here")) return true;
    }
    return false;
  }

  private boolean offer(Hero hero, String trigger) {
    return offer(hero, trigger, card -> true);
  }

  /** One card after the other; says whether one was played. */
  private boolean offer(Hero hero, String trigger, Predicate<String> helps) {
    boolean played = false;
    for (var card : hero.superCards.stream().sorted().toList()) {
      if (!fits(hero, card, trigger) || !helps.test(card)) continue;
      var answer = game.ask(hero.seat, List.of("pick super-hero " + card, "decline"));
      if (answer.equals("decline")) continue;
      play(hero, card);
      played = true;
    }
    return played;
  }

  private boolean fits(Hero hero, String card, String trigger) {
    if (game.world.mode.equals("duel") && playedThisTurn) return false;
    var printed = Printed.of(game.world.printed.superHeroCards, card);
    if (!printed.at("trigger").text().equals(trigger)) return false;
    return printed
        .find("cond")
        .map(cond -> game.conditions.hold(cond, Scene.of(hero)))
        .orElse(true);
  }

  /** U-SHCARD-02. */
  private void play(Hero hero, String card) {
    hero.superCards.remove(card);
    playedThisTurn = true;
    game.arbiter.met(card);
    var printed = Printed.of(game.world.printed.superHeroCards, card);
    game.effects.run(Printed.steps(printed, "effects"), Scene.of(hero));
  }

  // Against damage

  /** U-RULE-40: Gear, then the Super Hero card, of each Hero in turn order from the decider. */
  Window beforeDamage(Hero hero, int n, boolean unavoidable) {
    int outerIncoming = incoming;
    var outerTaker = taker;
    incoming = n;
    taker = null;
    for (var helper : inOrder()) {
      if (helper.down) continue;
      if (incoming > 0 && taker == null) help(helper, hero, unavoidable);
    }
    var window = new Window(incoming, Optional.ofNullable(taker));
    incoming = outerIncoming;
    taker = outerTaker;
    return window;
  }

  /** First the Gear, then the Super Hero card (U-RULE-59). */
  private void help(Hero helper, Hero hero, boolean unavoidable) {
    for (var gear : List.copyOf(helper.gear.keySet())) {
      // U-RULE-21: with nothing to discard there is nothing to prevent.
      if (unavoidable || incoming == 0 || hero.hand.isEmpty()) break;
      var protection = protection(gear, helper, hero);
      if (!helper.gear.getOrDefault(gear, false) || protection.isEmpty()) continue;
      var answer = game.ask(helper.seat, List.of("gear " + gear, "decline"));
      if (answer.equals("decline")) continue;
      game.arbiter.met("gear " + gear);
      game.heroTurn.turnFacedown(helper, gear);
      game.effects.run(protection.get(), Scene.of(helper));
    }
    if (incoming == 0) return;
    var trigger = helper == hero ? "damage_incoming_self" : "damage_incoming_other";
    offer(helper, trigger, card -> !unavoidable || redirects(card));
  }

  /** U-UNAVOID-02: unavoidable damage can't be prevented, but redirected. */
  private boolean redirects(String card) {
    return Printed.steps(Printed.of(game.world.printed.superHeroCards, card), "effects").stream()
        .anyMatch(step -> step.at("do").text().equals("redirect"));
  }

  /** What a Gear card does against damage to a Hero. */
  private Optional<List<TreeReader>> protection(String gear, Hero owner, Hero hero) {
    var printed = game.world.printed;
    if (owner == hero) {
      var self = printed.gearEffects(gear, "damage_incoming_self");
      if (self.isPresent()) return self;
    }
    return owner.at == hero.at
        ? printed.gearEffects(gear, "damage_incoming_here")
        : Optional.empty();
  }

  void prevent(int n) {
    incoming = Math.max(0, incoming - n);
  }

  void takeInstead(Hero hero) {
    taker = hero;
  }
}
