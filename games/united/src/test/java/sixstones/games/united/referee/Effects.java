package sixstones.games.united.referee;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import sixstones.engine.text.TreeReader;

/** The verbs of the cards, in the order of docs/data/united-vocabulary.md. */
final class Effects {

  private final Referee game;
  private final HeroEffects heroEffects;
  private final VillainEffects villainEffects;

  Effects(Referee game) {
    this.game = game;
    this.heroEffects = new HeroEffects(game);
    this.villainEffects = new VillainEffects(game);
  }

  /** Steps one after the other; who is KO'd by one of them does not go on (U-RULE-38). */
  void run(List<TreeReader> steps, Scene scene) {
    boolean wasDown = scene.acting.filter(hero -> hero.down).isPresent();
    for (var step : steps) {
      run(step, scene);
      if (!wasDown && scene.acting.filter(hero -> hero.down).isPresent()) return;
    }
  }

  private void run(TreeReader step, Scene scene) {
    switch (step.at("do").text()) {
      case "choose" -> choose(step, scene);
      case "may" -> {
        run(Printed.steps(step, "cost"), scene);
        if (scene.acting.filter(hero -> hero.down).isPresent()) return;
        run(Printed.steps(step, "effects"), scene);
      }
      case "if" -> {
        boolean holds = game.conditions.hold(step.at("cond"), scene);
        run(Printed.steps(step, holds ? "then" : "else"), scene);
      }
      case "for_each" -> forEach(step, scene);
      case "act" -> act(step, scene);
      default -> {
        if (!heroEffects.run(step, scene) && !villainEffects.run(step, scene)) {
          throw new IllegalStateException(
              "the referee doesn't know the verb " + step.at("do").text());
        }
      }
    }
  }

  /** U-EFFECT-05, U-RULE-21: exactly one option that can be done. */
  private void choose(TreeReader step, Scene scene) {
    var options = step.at("options").items();
    var answers = new ArrayList<String>();
    for (int i = 0; i < options.size(); i++) {
      if (game.possible.any(options.get(i).items(), scene)) answers.add("pick option " + (i + 1));
    }
    if (answers.isEmpty()) return;
    boolean byTarget = Printed.word(step, "by").orElse("").equals("target");
    int seat = byTarget ? scene.target.orElseThrow().seat : scene.asker;
    var answer = game.ask(seat, answers);
    run(options.get(Integer.parseInt(Referee.lastWord(answer)) - 1).items(), scene);
  }

  /** All answer first; KOs wait (U-RULE-31). */
  private void forEach(TreeReader step, Scene scene) {
    var places = game.where.places(step.at("where"), scene);
    var heroes =
        game.world.inTurnOrderFrom(game.world.decider()).stream()
            .filter(hero -> !hero.down && places.contains(hero.at))
            .toList();
    game.knockouts.together(
        () -> {
          for (var hero : heroes) {
            // U-KO-08: another's damage may have been redirected to one who has not answered yet.
            if (hero.down) continue;
            run(Printed.steps(step, "effects"), scene.inner().against(hero));
          }
        });
  }

  // Actions that an effect gives

  private void act(TreeReader step, Scene scene) {
    var symbols = step.at("symbols").texts();
    boolean single = step.has("target");
    if (step.has("who")) {
      for (var hero : game.world.heroes) {
        if (game.possible.receivers(scene.hero()).contains(hero)) {
          actions(hero, symbols, Optional.empty(), single, scene);
        }
      }
    } else if (!step.has("where")) {
      var here = scene.here.getAsInt();
      actions(
          scene.hero(),
          symbols,
          here == scene.hero().at ? Optional.empty() : Optional.of(here),
          single,
          scene);
    } else if (game.where.isChoice(step.at("where"))) {
      var useful =
          game.where.places(step.at("where"), scene).stream()
              .filter(at -> game.possible.canAct(scene.hero(), symbols, at))
              .toList();
      if (useful.isEmpty()) return;
      int at = game.where.one(step.at("where"), scene, useful::contains);
      actions(scene.hero(), symbols, Optional.of(at), single, scene);
    } else {
      // Clockwise, beginning with the Location on the left.
      int left = scene.here.getAsInt() - 1;
      var places = game.where.places(step.at("where"), scene);
      for (int at : World.clockwiseFrom(left)) {
        if (!places.contains(at)) continue;
        actions(scene.hero(), symbols, Optional.of(at), single, scene);
      }
    }
  }

  /** One action after the other; declining gives up the rest. */
  private void actions(
      Hero hero, List<String> symbols, Optional<Integer> where, boolean single, Scene scene) {
    var left = new ArrayList<>(symbols);
    Optional<String> target = Optional.empty();
    int defeated = 0;
    while (!left.isEmpty() && !hero.down) {
      int at = where.orElse(hero.at);
      var answers = new LinkedHashSet<String>();
      for (var symbol : new LinkedHashSet<>(left)) {
        var rest = new ArrayList<>(left);
        rest.remove(symbol);
        for (var action : game.actions.possible(hero, symbol, at, rest)) {
          var answer = action + " with " + symbol;
          boolean another = target.isPresent() && !target.get().equals(answer);
          if (!another) answers.add(answer);
        }
      }
      if (answers.isEmpty()) break;
      answers.add("decline");
      var answer = game.ask(hero.seat, answers);
      if (answer.equals("decline")) break;
      if (single) target = Optional.of(answer);
      var parts = answer.split(" with ", 2);
      left.remove(parts[1]);
      if (parts[0].startsWith("move ") && game.actions.leavingCosts(hero.at) > 1) {
        if (!left.remove("move")) left.remove("wild");
      }
      boolean defeat = game.actions.perform(hero, parts[0], at);
      if (defeat) defeated++;
      if (single && defeat) break;
    }
    scene.did.put("defeated", defeated);
  }
}
