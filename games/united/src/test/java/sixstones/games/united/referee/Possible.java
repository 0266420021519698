package sixstones.games.united.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sixstones.engine.text.TreeReader;

/** U-RULE-21: an optional effect that could do nothing at all at the moment is not offered. */
final class Possible {

  private final Referee game;

  Possible(Referee game) {
    this.game = game;
  }

  boolean any(List<TreeReader> steps, Scene scene) {
    return steps.stream().anyMatch(step -> step(step, scene));
  }

  boolean step(TreeReader step, Scene scene) {
    var world = game.world;
    return switch (step.at("do").text()) {
      case "choose" -> step.at("options").items().stream().anyMatch(o -> any(o.items(), scene));
      case "may" ->
          Printed.steps(step, "cost").stream().allMatch(cost -> step(cost, scene))
              && any(Printed.steps(step, "effects"), scene);
      case "if" ->
          any(
              Printed.steps(step, game.conditions.hold(step.at("cond"), scene) ? "then" : "else"),
              scene);
      case "end_step" -> any(Printed.steps(step, "effects"), scene);
      case "charge" -> scene.hero().gear.containsKey(step.at("gear").text());
      case "act" -> act(step, scene);
      case "treat_symbols" -> {
        boolean card = step.at("scope").text().equals("card");
        var symbols = card ? game.actions.own : game.actions.symbols();
        yield symbols.contains(step.at("from").text());
      }
      case "gain_token" ->
          !step.at("who").text().equals("other") || !receivers(scene.hero()).isEmpty();
      case "lose_token" -> losable(step, scene);
      case "draw" -> draw(step, scene);
      case "discard" -> !scene.hero().hand.isEmpty();
      case "threat_token" ->
          world.threats.stream().anyMatch(t -> t.inPlay() && !game.enemies.openSpaces(t).isEmpty());
      case "damage_enemy" -> damageEnemy(step, scene);
      case "rescue" -> places(step, scene).stream().anyMatch(at -> world.place(at).civilians() > 0);
      case "defeat" -> places(step, scene).stream().anyMatch(at -> world.place(at).thugs() > 0);
      case "use_end_of_turn" ->
          places(step, scene).stream().anyMatch(at -> locationEffect(scene.hero(), at));
      case "relocate" -> !relocations(step, scene).isEmpty();
      case "move_threat" -> world.threats.stream().anyMatch(t -> t.inPlay() && t.henchman());
      case "stun" -> !stunnable(step, scene).isEmpty();
      case "peek_plan" -> !world.planDeck.isEmpty();
      case "swap_story" -> ownFaceup(scene.hero()).size() >= 2;
      case "cover_symbol" ->
          world.lastHeroCard().filter(card -> !world.showing(card).isEmpty()).isPresent();
      case "heal" -> world.dashboard().at("health").isMapping();
      case "return_threat" ->
          world.threats.stream().anyMatch(threat -> !threat.inPlay())
              && !places(step, scene).isEmpty();
      case "flip_story" ->
          world.story.stream().anyMatch(card -> card.facedown && world.isHeroCard(card));
      // A facedown card has nothing to give up, and it can be given up only once.
      case "forgo" -> !game.heroTurn.played().facedown && !game.heroTurn.support().isForgone();
      case "refresh_row" -> !world.supportDeck.isEmpty() && !world.supportRow.isEmpty();
      default -> true;
    };
  }

  private List<Integer> places(TreeReader step, Scene scene) {
    return game.where.places(step.at("where"), scene);
  }

  /** U-SOLO-22: "another Hero" is the Commander. */
  List<Hero> receivers(Hero hero) {
    return game.world.solo() ? List.of(hero) : game.world.others(hero);
  }

  private boolean act(TreeReader step, Scene scene) {
    var symbols = step.at("symbols").texts();
    if (step.has("who")) {
      return receivers(scene.hero()).stream().anyMatch(h -> canAct(h, symbols, h.at));
    }
    if (!step.has("where")) return canAct(scene.hero(), symbols, scene.here.getAsInt());
    if (step.at("where").text().equals("another")) return true;
    return places(step, scene).stream().anyMatch(at -> canAct(scene.hero(), symbols, at));
  }

  boolean canAct(Hero hero, List<String> symbols, int at) {
    for (var symbol : symbols) {
      var rest = new ArrayList<>(symbols);
      rest.remove(symbol);
      if (!game.actions.possible(hero, symbol, at, rest).isEmpty()) return true;
    }
    return false;
  }

  private boolean losable(TreeReader step, Scene scene) {
    var hero = step.at("who").text().equals("self") ? scene.hero() : scene.target.orElseThrow();
    var kind = step.at("token").text();
    int has = kind.equals("any") ? hero.allTokens() : hero.tokens(kind);
    return has >= step.at("n").number();
  }

  private boolean draw(TreeReader step, Scene scene) {
    if (step.has("where")) {
      return game.world.standingAt(scene.here.getAsInt()).stream()
          .anyMatch(hero -> !hero.deck.isEmpty());
    }
    var hero = scene.hero();
    int most = Printed.number(step, "up_to_hand", Integer.MAX_VALUE);
    return !hero.deck.isEmpty() && hero.hand.size() < most;
  }

  private boolean damageEnemy(TreeReader step, Scene scene) {
    return places(step, scene).stream()
        .anyMatch(at -> !struck(step.at("what").text(), at).isEmpty());
  }

  /** What an effect on Thugs, Henchmen or all Enemies finds in a Location. */
  List<String> struck(String what, int at) {
    return game.enemies.targets(at).stream()
        .filter(
            target ->
                switch (what) {
                  case "thug" -> Place.THUGS.contains(target);
                  case "henchman" -> !Place.THUGS.contains(target) && !target.equals("villain");
                  default -> true;
                })
        .toList();
  }

  /** Whether the End-of-Turn effect of a Location could do something for the Hero. */
  boolean locationEffect(Hero hero, int at) {
    var tile = Printed.of(game.world.printed.locations, game.world.place(at).id);
    return any(Printed.steps(tile.at("end_of_turn"), "effects"), Scene.of(hero, at));
  }

  /** Where a token can be taken from, so that it finds room. */
  List<Integer> relocations(TreeReader step, Scene scene) {
    var world = game.world;
    var what = step.at("what").text();
    var from = new ArrayList<Integer>();
    for (int at : game.where.places(step.at("from"), scene)) {
      if (Tokens.kinds(what, world.place(at)).isEmpty()) continue;
      boolean room =
          destinations(step, scene, at).stream().anyMatch(to -> world.place(to).hasRoom());
      if (room) from.add(at);
    }
    return from;
  }

  List<Integer> destinations(TreeReader step, Scene scene, int from) {
    var inner = scene.inner();
    inner.chosen = Optional.of(from);
    return game.where.places(step.at("to"), inner).stream()
        .filter(to -> to != from && game.world.place(to).hasRoom())
        .toList();
  }

  /** U-STUN-01, U-RULE-48: a second token may be put, though it adds nothing. */
  List<String> stunnable(TreeReader step, Scene scene) {
    var answers = new ArrayList<String>();
    for (int at : places(step, scene)) {
      if (game.world.villainAt == at) answers.add("pick villain");
      for (var henchman : game.world.henchmenAt(at)) {
        answers.add("pick threat " + henchman);
      }
    }
    return answers;
  }

  /** U-RULE-82, U-SOLO-25. */
  List<Integer> ownFaceup(Hero hero) {
    var world = game.world;
    var places = new ArrayList<Integer>();
    for (int i = 0; i < world.story.size(); i++) {
      var card = world.story.get(i);
      if (!card.facedown
          && world.isHeroCard(card)
          && world.owner(card).filter(owner -> owner == hero).isPresent()) {
        places.add(i + 1);
      }
    }
    return places;
  }
}
