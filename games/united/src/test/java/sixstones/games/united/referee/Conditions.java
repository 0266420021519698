package sixstones.games.united.referee;

import sixstones.engine.text.TreeReader;

/** The conditions of effects; several keys in one are all demanded. */
final class Conditions {

  private final Referee game;

  Conditions(Referee game) {
    this.game = game;
  }

  boolean hold(TreeReader cond, Scene scene) {
    return cond.fields().keySet().stream().allMatch(key -> holds(key, cond, scene));
  }

  private boolean holds(String key, TreeReader cond, Scene scene) {
    var world = game.world;
    return switch (key) {
      case "count" -> {
        int sum =
            game.where.places(cond.at("where"), scene).stream()
                .mapToInt(at -> game.where.count(cond.at("count").text(), at, scene))
                .sum();
        yield compare(sum, cond);
      }
      case "under_pressure" -> world.underPressure() == cond.at(key).truth();
      case "missions_done" -> compare(world.completed.size(), cond.at(key));
      case "hand" -> hand(cond, scene);
      case "alone" -> alone(scene) == cond.at(key).truth();
      case "at" -> scene.hero().at == world.villainAt;
      case "did" -> scene.did(cond.at(key).text()) > 0;
      case "turn" -> turn(cond.at(key).text(), scene);
      case "card_has" -> world.showing(game.heroTurn.played()).contains(cond.at(key).text());
      case "all_heroes_at" -> {
        var places = game.where.places(cond.at(key), scene);
        yield world.standing().stream().allMatch(hero -> places.contains(hero.at));
      }
      case "exists" -> !game.where.places(cond.at(key), scene).isEmpty();
      case "plan_has" -> throw new IllegalStateException("asked when the plan card is chosen");
      case "where", "op", "n", "who" -> true;
      default -> throw new IllegalStateException("the referee doesn't know the condition " + key);
    };
  }

  private boolean hand(TreeReader cond, Scene scene) {
    return switch (cond.at("who").text()) {
      case "self" -> compare(scene.hero().hand.size(), cond.at("hand"));
      // U-RULE-15: a condition at the start of a turn uses the hand before recovery.
      case "target" -> compare(game.heroTurn.handAtStart, cond.at("hand"));
      case "one_total" ->
          game.world.standing().stream()
              .anyMatch(hero -> compare(hero.hand.size(), cond.at("hand")));
      default -> throw new IllegalStateException("the referee doesn't know whose hand");
    };
  }

  /** No other Hero here; the acting Hero may use the effect of a Location from afar. */
  private boolean alone(Scene scene) {
    return game.world.others(scene.hero()).stream()
        .noneMatch(other -> other.at == scene.here.getAsInt());
  }

  private boolean turn(String whose, Scene scene) {
    var world = game.world;
    return switch (whose) {
      case "own" -> !world.villainTurn && scene.acting.filter(h -> h == world.active).isPresent();
      case "villain" -> world.villainTurn;
      case "hero" -> !world.villainTurn;
      default -> throw new IllegalStateException("the referee doesn't know the turn " + whose);
    };
  }

  static boolean compare(int number, TreeReader with) {
    int n = with.at("n").number();
    return switch (with.at("op").text()) {
      case "eq" -> number == n;
      case "ge" -> number >= n;
      case "le" -> number <= n;
      default ->
          throw new IllegalStateException("the referee doesn't know " + with.at("op").text());
    };
  }
}
