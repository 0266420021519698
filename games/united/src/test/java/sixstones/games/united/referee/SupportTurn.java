package sixstones.games.united.referee;

import java.util.ArrayList;
import java.util.List;
import sixstones.engine.text.TreeReader;

/** U-SOLO: what a Commander's turn has beside a Hero turn, Support cards and Battle Plans. */
final class SupportTurn {

  private final Referee game;
  private boolean afterVillain;
  private boolean support;
  private boolean forgone;
  private final List<String> plansUsed = new ArrayList<>();

  SupportTurn(Referee game) {
    this.game = game;
  }

  void begin(boolean directlyAfterVillain) {
    afterVillain = directlyAfterVillain;
    support = false;
    forgone = false;
    plansUsed.clear();
  }

  boolean isSupport() {
    return support;
  }

  /** All symbols and the Special Effect of the Support card have been given up. */
  boolean isForgone() {
    return forgone;
  }

  void forgo() {
    forgone = true;
  }

  /** U-SOLO-17, U-RULE-67. */
  boolean possible(Hero hero) {
    return !afterVillain && !hero.playsRandom && !game.world.supportRow.isEmpty();
  }

  /** U-SOLO-13 and 14: the card of the row that is played, or "standard". */
  String choose(Hero hero, boolean canPlayStandard) {
    var world = game.world;
    var answers = new ArrayList<String>();
    if (canPlayStandard) answers.add("standard");
    if (possible(hero)) {
      for (var card : world.supportRow) answers.add("support " + card);
    }
    if (answers.isEmpty()) throw new GameOver("cannot-play"); // U-SOLO-32
    var answer = Referee.lastWord(game.ask(hero.seat, answers.stream().distinct().toList()));
    support = !answer.equals("standard");
    if (support) world.supportRow.remove(answer);
    return answer;
  }

  // Battle Plans (U-SOLO-30, U-RULE-90)

  /** Those that act when a Support card is played: at once, as extra symbols, or by choice. */
  void played(Hero hero) {
    if (!support) return;
    for (var plan : game.world.battlePlans) {
      if (!acts(plan, "support_played", hero)) continue;
      if (isOptional(plan)) continue;
      game.arbiter.met("battle plan " + plan);
      printed(plan).find("gives").ifPresent(gives -> game.actions.extra.addAll(gives.texts()));
      game.effects.run(steps(plan), Scene.of(hero));
    }
    offer(hero, "support_played");
  }

  /** A last time after the Overflows. */
  void lastPlans(Hero hero) {
    offer(hero, "support_turn");
  }

  private void offer(Hero hero, String trigger) {
    while (true) {
      var answers = new ArrayList<>(optional(hero, trigger));
      if (answers.isEmpty()) return;
      answers.add("decline");
      var answer = game.ask(hero.seat, answers);
      if (answer.equals("decline")) return;
      use(hero, Referee.lastWord(answer));
    }
  }

  /** Battle Plans that can be used between actions, as moves. */
  List<String> now(Hero hero) {
    return optional(hero, "support_turn");
  }

  private List<String> optional(Hero hero, String trigger) {
    if (!support || hero.down) return List.of();
    return game.world.battlePlans.stream()
        .filter(plan -> acts(plan, trigger, hero) && !plansUsed.contains(plan))
        .filter(this::isOptional)
        .filter(plan -> canUse(hero, plan))
        .map(plan -> "battle plan " + plan)
        .toList();
  }

  void use(Hero hero, String plan) {
    plansUsed.add(plan);
    game.arbiter.met("battle plan " + plan);
    game.effects.run(steps(plan), Scene.of(hero));
  }

  private boolean acts(String plan, String trigger, Hero hero) {
    if (!printed(plan).at("trigger").text().equals(trigger)) return false;
    return printed(plan)
        .find("cond")
        .map(cond -> game.conditions.hold(cond, Scene.of(hero)))
        .orElse(true);
  }

  private boolean canUse(Hero hero, String plan) {
    var scene = Scene.of(hero);
    return Printed.steps(printed(plan), "price").stream()
            .allMatch(price -> game.possible.step(price, scene))
        && game.possible.any(Printed.steps(printed(plan), "effects"), scene);
  }

  private boolean isOptional(String plan) {
    return Printed.word(printed(plan), "optional").orElse("false").equals("true");
  }

  /** First what the plan costs, then what it does. */
  private List<TreeReader> steps(String plan) {
    var steps = new ArrayList<>(Printed.steps(printed(plan), "price"));
    steps.addAll(Printed.steps(printed(plan), "effects"));
    return steps;
  }

  private TreeReader printed(String plan) {
    return Printed.of(game.world.printed.battlePlans, plan);
  }

  // The end of the turn (U-RULE-14, 6)

  void end(Hero hero) {
    limitTokens(hero);
    if (support) refillRow(hero);
  }

  /** U-SOLO-27. */
  private void limitTokens(Hero hero) {
    while (hero.allTokens() > 3) {
      var kinds = Printed.SYMBOLS.stream().filter(kind -> hero.tokens(kind) > 0).toList();
      hero.lose(game.choose(hero.seat, "symbol", kinds));
    }
  }

  /** U-SOLO-16, U-RULE-64; Change of Shift. */
  private void refillRow(Hero hero) {
    var world = game.world;
    if (world.supportDeck.isEmpty()) return;
    world.supportRow.add(world.supportDeck.removeFirst());
    if (hero.down) return; // U-KO-08
    for (var plan : world.battlePlans) {
      if (!acts(plan, "support_shown", hero)) continue;
      if (!canUse(hero, plan)) continue;
      var answer = game.ask(hero.seat, List.of("pick option 1", "decline"));
      if (!answer.equals("decline")) use(hero, plan);
    }
  }
}
