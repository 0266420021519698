package sixstones.games.united.referee;

import java.util.ArrayList;
import java.util.List;

/** U-KO. */
final class Knockouts {

  private final Referee game;

  /** Who has fallen in the instruction that is being carried out. */
  private List<Hero> fallen = new ArrayList<>();

  private boolean waiting;

  Knockouts(Referee game) {
    this.game = game;
  }

  /** U-KO-01 to 03. */
  void fall(Hero hero) {
    hero.down = true;
    if (waiting) {
      fallen.add(hero);
      return;
    }
    together(() -> fallen.add(hero));
  }

  /** U-RULE-31: one instruction is completed for all it names, then the KOs have their effects. */
  void together(Runnable instruction) {
    if (waiting) {
      instruction.run();
      return;
    }
    var before = fallen;
    fallen = new ArrayList<>();
    waiting = true;
    instruction.run();
    waiting = false;
    var now = fallen;
    fallen = before;
    // U-RULE-32: depth first, in the decider's order.
    while (!now.isEmpty()) {
      var hero =
          orderMatters()
              ? game.choose(game.world.decider().seat, "hero", List.copyOf(now))
              : now.getFirst();
      now.remove(hero);
      consequence(hero);
    }
  }

  /** One BAM! is like another: their order is no question. */
  private boolean orderMatters() {
    return game.world.dashboard().at("ko").isMapping();
  }

  /** U-KO-04 and 05. */
  private void consequence(Hero hero) {
    game.superCards.knockedOut(hero);
    var ko = game.world.dashboard().at("ko");
    if (ko.isLeaf()) {
      game.villainTurn.dashboardBam(game.villainTurn.scene());
    } else {
      game.effects.run(Printed.steps(ko, "effects"), game.villainTurn.scene().against(hero));
    }
  }
}
