package sixstones.games.united.referee;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntSupplier;

/** Who carries out an effect, and what its words refer to. */
final class Scene {

  /** The Hero whose card, Gear or Location effect it is; none on the Villain's side. */
  final Optional<Hero> acting;

  /** "Here", asked anew each time: who has the effect may have moved. */
  final IntSupplier here;

  /** The seat that decides what the effect leaves open. */
  final int asker;

  /** The Hero that the trigger or "for each" has bound. */
  Optional<Hero> target = Optional.empty();

  /** The Threat whose ability it is. */
  Optional<Threat> threat = Optional.empty();

  /** The Location that an earlier step has chosen. */
  Optional<Integer> chosen = Optional.empty();

  /** Where the Villain's BAM! is resolved as if he were there (Now You See Me). */
  Optional<Integer> asIfVillainAt = Optional.empty();

  /** What the steps before have done: removed, damaged, defeated, rescued, spent. */
  final Map<String, Integer> did = new HashMap<>();

  Scene(Optional<Hero> acting, IntSupplier here, int asker) {
    this.acting = acting;
    this.here = here;
    this.asker = asker;
  }

  static Scene of(Hero hero) {
    return new Scene(Optional.of(hero), () -> hero.at, hero.seat);
  }

  /** The Hero uses something as if in another Location. */
  static Scene of(Hero hero, int elsewhere) {
    return new Scene(Optional.of(hero), () -> elsewhere, hero.seat);
  }

  Scene against(Hero hero) {
    target = Optional.of(hero);
    return this;
  }

  /** A scene for steps inside this one that keep their own count. */
  Scene inner() {
    var inner = new Scene(acting, here, asker);
    inner.target = target;
    inner.threat = threat;
    inner.chosen = chosen;
    inner.asIfVillainAt = asIfVillainAt;
    return inner;
  }

  Hero hero() {
    return acting.orElseThrow();
  }

  int did(String what) {
    return did.getOrDefault(what, 0);
  }
}
