package sixstones.games.united.referee;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import sixstones.engine.text.TreeReader;

/** U-SUPERVILLAIN and U-SVCARD: what the Villain player does. */
final class SuperVillain {

  /** With a Villain player, seat 0 is the Villain. */
  private static final int SEAT = 0;

  private final Referee game;

  /** The card declared with the plan card (U-SVCARD-04). */
  private Optional<TreeReader> declared = Optional.empty();

  /** U-SVCARD-02. */
  boolean playedThisTurn;

  SuperVillain(Referee game) {
    this.game = game;
  }

  private Scene scene() {
    return new Scene(Optional.empty(), () -> game.world.villainAt, SEAT);
  }

  /** U-SUPERVILLAIN-08 and 09. */
  String choosePlan() {
    drawOne();
    var world = game.world;
    if (world.planHand.isEmpty()) throw new GameOver("no-plans");
    var answers = new ArrayList<String>();
    for (var plan : world.planHand) {
      answers.add("plan " + plan);
      for (var card : world.villainSuper) {
        if (canDeclare(card, world.printed.planCard(plan))) {
          answers.add("plan " + plan + " with " + card);
        }
      }
    }
    var words = game.ask(SEAT, answers.stream().distinct().toList()).split(" ");
    world.planHand.remove(words[1]);
    declared = Optional.empty();
    if (words.length > 2) {
      world.villainSuper.remove(words[3]);
      declared = Optional.of(Printed.of(world.printed.superVillainCards, words[3]));
      game.arbiter.met(words[3]);
      playedThisTurn = true;
    }
    return words[1];
  }

  private void drawOne() {
    var world = game.world;
    if (!world.planDeck.isEmpty()) world.planHand.add(world.planDeck.removeFirst());
  }

  private boolean canDeclare(String id, Printed.PlanCard plan) {
    var card = Printed.of(game.world.printed.superVillainCards, id);
    return switch (card.at("trigger").text()) {
      case "plan_played" ->
          switch (card.find("cond").map(c -> c.at("plan_has").text()).orElse("")) {
            case "bam" -> plan.bam();
            case "tokens" -> !plan.tokens().isEmpty();
            default -> true;
          };
      case "plan_moves_villain_to" -> canComeTrue(card.at("cond"), plan);
      default -> false;
    };
  }

  /** U-RULE-57. */
  private boolean canComeTrue(TreeReader cond, Printed.PlanCard plan) {
    var world = game.world;
    if (plan.move() < 1) return false;
    int least = cond.at("n").number();
    if (world.deceiver != null) {
      return World.clockwiseFrom(world.villainAt).stream()
          .filter(at -> at != world.villainAt)
          .anyMatch(at -> world.standingAt(at).size() >= least);
    }
    return world.standingAt(World.ringIndex(world.villainAt + plan.move())).size() >= least;
  }

  /**
   * Whether the declared card has this verb; U-RULE-56 says at which place of the plan it works.
   */
  private Optional<TreeReader> step(String verb) {
    return declared.flatMap(
        card ->
            Printed.steps(card, "effects").stream()
                .filter(step -> step.at("do").text().equals(verb))
                .findFirst());
  }

  void onReveal() {
    for (var verb : List.of("forbid", "redistribute_tokens", "cover_symbol")) {
      step(verb).ifPresent(step -> game.effects.run(List.of(step), scene()));
    }
    step("cycle_plan").ifPresent(step -> cycle(SEAT, step.at("n").number()));
  }

  int moveValue(int printed) {
    var step = step("set_move");
    if (step.isEmpty()) return printed;
    var numbers = new ArrayList<Integer>();
    for (int n = 0; n <= step.get().at("max").number(); n++) {
      numbers.add(n);
    }
    return game.choose(SEAT, "number", numbers);
  }

  void afterMove() {
    if (declared.isEmpty()) return;
    var card = declared.get();
    if (!card.at("trigger").text().equals("plan_moves_villain_to")) return;
    if (!game.conditions.hold(card.at("cond"), scene())) return;
    game.effects.run(Printed.steps(card, "effects"), scene());
  }

  /** Now You See Me. */
  boolean bamElsewhere() {
    var step = step("bam");
    if (step.isEmpty()) return false;
    int at = game.where.one(step.get().at("as_if_at"), scene(), place -> true);
    var elsewhere = new Scene(Optional.empty(), () -> at, game.world.decider().seat);
    elsewhere.asIfVillainAt = Optional.of(at);
    game.villainTurn.dashboardBam(elsewhere);
    return true;
  }

  boolean spreads() {
    return step("split_tokens").isPresent();
  }

  /** Misdirection: Thugs first, Civilians last, each where the Villain player likes. */
  void spread(List<Tokens.Addition> printed) {
    int left = game.world.villainAt - 1;
    var places = List.of(left, left + 1, left + 2).stream().map(game.world::place).toList();
    var overflows = new ArrayList<Integer>();
    for (var kind : List.of("thug", "doombot", "civilian")) {
      for (var addition : printed) {
        if (!addition.kind().equals(kind)) continue;
        var place = game.choose(SEAT, "location", places);
        game.tokens.put(new Tokens.Addition(place.index, kind), overflows);
      }
    }
    overflows.sort(Comparator.comparingInt(at -> Math.floorMod(at - left, 6)));
    game.tokens.overflow(overflows);
  }

  /** U-SUPERVILLAIN-13. */
  String chooseFacedown() {
    drawOne();
    var hand = game.world.planHand;
    if (hand.isEmpty()) throw new GameOver("no-plans");
    var card = game.choose(SEAT, "plan", hand.stream().sorted().distinct().toList());
    hand.remove(card);
    return card;
  }

  /** Covert Operation and Thwart the Plan: cards under the deck, as many new ones. */
  void cycle(int seat, int most) {
    var world = game.world;
    int n = 0;
    for (; n < most && !world.planHand.isEmpty(); n++) {
      var answers = new ArrayList<String>();
      for (var plan : world.planHand) answers.add("pick plan " + plan);
      answers.add("decline");
      var answer = game.ask(seat, answers.stream().distinct().toList());
      if (answer.equals("decline")) break;
      var plan = Referee.lastWord(answer);
      world.planHand.remove(plan);
      world.planDeck.add(plan);
    }
    for (int i = 0; i < n; i++) drawOne();
  }

  /** U-SVCARD-05, U-RULE-14 (5). */
  void heroTurnEnds() {
    if (!game.world.villainPlayer() || playedThisTurn) return;
    var answers = new ArrayList<String>();
    for (var id : game.world.villainSuper) {
      var card = Printed.of(game.world.printed.superVillainCards, id);
      if (!card.at("trigger").text().equals("hero_turn_end")) continue;
      if (!game.conditions.hold(card.at("cond"), scene())) continue;
      if (!game.possible.any(Printed.steps(card, "effects"), scene())) continue;
      answers.add("pick super-villain " + id);
    }
    if (answers.isEmpty()) return;
    answers.add("decline");
    var answer = game.ask(SEAT, answers);
    if (answer.equals("decline")) return;
    var id = Referee.lastWord(answer);
    game.world.villainSuper.remove(id);
    game.arbiter.met(id);
    playedThisTurn = true;
    game.effects.run(
        Printed.steps(Printed.of(game.world.printed.superVillainCards, id), "effects"), scene());
  }
}
