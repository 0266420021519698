package sixstones.games.united.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Heroes, Rick Jones and the Villain on their ways. */
final class Travel {

  private final Referee game;

  Travel(Referee game) {
    this.game = game;
  }

  /** Any relocation of a Hero; Rick Jones may come along (U-MAESTRO-06). */
  void hero(Hero hero, int to) {
    int from = hero.at;
    if (from == to) return;
    hero.at = to;
    if (game.world.rick.filter(rick -> rick == from).isPresent()) {
      if (game.ask(hero.seat, List.of("pick rick", "decline")).equals("pick rick")) {
        game.world.rick = Optional.of(to);
      }
    }
    entered(to);
  }

  /** Swift Escape Plan (U-RULE-76). */
  void entered(int at) {
    var world = game.world;
    if (world.swiftEscape && world.villainAt == at) villain(World.ringIndex(at + 3));
  }

  /** U-VILLAIN-MOVE-02 to 05, U-RULE-101. */
  void villain(int to) {
    game.world.villainAt = to;
    game.superCards.villainArrives();
    arrivalEffects();
  }

  private void arrivalEffects() {
    var world = game.world;
    var waiting =
        new ArrayList<>(
            world.threatsAt(world.villainAt).stream()
                .filter(threat -> !threat.abilities("arrival").isEmpty())
                .toList());
    while (!waiting.isEmpty()) {
      var threat = game.choose(world.decider().seat, "threat", waiting);
      waiting.remove(threat);
      game.arbiter.met("arrival " + threat.card());
      for (var ability : threat.abilities("arrival")) {
        game.effects.run(Printed.steps(ability, "effects"), game.villainTurn.scene(threat));
      }
    }
  }
}
