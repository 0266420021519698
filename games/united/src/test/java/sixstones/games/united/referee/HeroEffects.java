package sixstones.games.united.referee;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import sixstones.engine.text.TreeReader;

/** What Hero cards, Gear, Locations and Battle Plans do. */
final class HeroEffects {

  private final Referee game;

  HeroEffects(Referee game) {
    this.game = game;
  }

  /** Says whether the verb is one of these. */
  boolean run(TreeReader step, Scene scene) {
    switch (step.at("do").text()) {
      case "end_step" -> game.heroTurn.atEnd.addAll(Printed.steps(step, "effects"));
      case "treat_symbols" -> treat(step);
      case "gain_token" -> gain(step, scene);
      case "lose_token" -> lose(step, scene);
      case "draw" -> draw(step, scene);
      case "discard" -> game.damage.discard(whose(step, scene), step.at("n").number());
      case "move_hero" -> moveHero(step, scene);
      case "protect" -> protect(step, scene);
      case "redirect" -> {
        if (step.at("until").text().equals("now")) game.superCards.takeInstead(scene.hero());
        else scene.hero().redirecting = true;
      }
      case "damage_enemy" -> damageEnemy(step, scene);
      case "rescue" -> rescue(step, scene);
      case "defeat" -> defeat(step, scene);
      case "charge" ->
          scene.hero().gear.computeIfPresent(step.at("gear").text(), (gear, faceup) -> true);
      case "use_end_of_turn" -> useLocation(step, scene);
      case "relocate" -> relocate(step, scene);
      case "threat_token" -> threatToken(scene);
      case "villain_destination" -> game.world.deceiver = scene.hero();
      case "stun" -> stun(step, scene);
      case "peek_plan" -> peek(step, scene);
      case "flip_story" -> flip(step, scene);
      case "forgo" -> game.heroTurn.support().forgo();
      case "refresh_row" -> refreshRow(scene);
      default -> {
        return false;
      }
    }
    return true;
  }

  private static Hero whose(TreeReader step, Scene scene) {
    return step.at("who").text().equals("target") ? scene.target.orElseThrow() : scene.hero();
  }

  /** U-RULE-22: symbols that are not spent yet. */
  private void treat(TreeReader step) {
    var from = step.at("from").text();
    var as = step.at("as").text();
    Collections.replaceAll(game.actions.own, from, as);
    if (step.at("scope").text().equals("turn")) {
      Collections.replaceAll(game.actions.shared, from, as);
      Collections.replaceAll(game.actions.extra, from, as);
    }
  }

  private void gain(TreeReader step, Scene scene) {
    var hero = scene.hero();
    if (step.at("who").text().equals("other")) {
      var receivers = game.possible.receivers(hero);
      if (receivers.isEmpty()) return;
      hero = game.choose(scene.asker, "hero", receivers);
    }
    var token = step.at("token").text();
    for (int i = 0; i < step.at("n").number(); i++) {
      hero.gain(
          token.equals("basic")
              ? game.choose(scene.asker, "symbol", List.of("move", "attack", "heroic"))
              : token,
          1);
    }
  }

  private void lose(TreeReader step, Scene scene) {
    var hero = whose(step, scene);
    var token = step.at("token").text();
    for (int i = 0; i < step.at("n").number(); i++) {
      var kinds = Printed.SYMBOLS.stream().filter(kind -> hero.tokens(kind) > 0).toList();
      hero.lose(token.equals("any") ? game.choose(hero.seat, "symbol", kinds) : token);
    }
  }

  private void draw(TreeReader step, Scene scene) {
    if (step.has("where")) {
      var heroes =
          game.world.standingAt(scene.here.getAsInt()).stream()
              .filter(hero -> !hero.deck.isEmpty())
              .toList();
      if (heroes.isEmpty()) return;
      game.choose(scene.asker, "hero", heroes).draw(step.at("n").number());
      return;
    }
    var hero = whose(step, scene);
    int n =
        step.has("up_to_hand")
            ? step.at("up_to_hand").number() - hero.hand.size()
            : step.at("n").number();
    hero.draw(n);
  }

  private void moveHero(TreeReader step, Scene scene) {
    var hero = scene.hero();
    if (step.has("to")) {
      int to = game.where.one(step.at("to"), scene, at -> at != hero.at);
      game.travel.hero(hero, to);
      return;
    }
    glide(hero, step.at("steps").number(), step.has("carry"));
  }

  /** Web-Cape Glide: up to so many Locations away, with another Hero if there is one. */
  private void glide(Hero hero, int steps, boolean carry) {
    var world = game.world;
    int from = hero.at;
    var answers = new ArrayList<String>();
    for (int distance = -steps; distance <= steps; distance++) {
      if (distance != 0) answers.add("pick location " + world.place(from + distance));
    }
    answers.add("decline");
    var answer = game.ask(hero.seat, answers);
    if (answer.equals("decline")) return;
    int to = Referee.named(answer, world.ring).index;
    var others = world.others(hero).stream().filter(other -> other.at == from).toList();
    game.travel.hero(hero, to);
    if (!carry || others.isEmpty()) return;
    var whom = new ArrayList<>(others.stream().map(other -> "pick hero " + other).toList());
    whom.add("decline");
    var who = game.ask(hero.seat, whom);
    if (!who.equals("decline")) game.travel.hero(Referee.named(who, others), to);
  }

  private void protect(TreeReader step, Scene scene) {
    if (step.at("until").text().equals("now")) {
      game.superCards.prevent(step.at("n").number());
    } else if (step.at("who").text().equals("all")) {
      scene.hero().sheltering = true;
    } else if (step.at("n").text().equals("all")) {
      scene.hero().invulnerable = true;
    } else {
      scene.hero().guard += step.at("n").number();
    }
  }

  private void damageEnemy(TreeReader step, Scene scene) {
    var what = step.at("what").text();
    if (!what.equals("henchman")) {
      damageEach(what, scene.here.getAsInt(), scene.hero());
      return;
    }
    var henchmen = new ArrayList<Threat>();
    for (int at : game.where.places(step.at("where"), scene)) {
      for (var name : game.possible.struck(what, at)) henchmen.add(game.world.threat(name));
    }
    // "Deal 1 damage to it": the Henchman that an earlier step has moved.
    scene.threat.ifPresent(moved -> henchmen.removeIf(other -> other != moved));
    if (henchmen.isEmpty()) return;
    var henchman = game.choose(scene.asker, "threat", henchmen);
    game.enemies.hitHenchman(henchman, step.at("n").number(), Optional.of(scene.hero()));
  }

  /** 1 damage to each of them at once; who strikes back does so afterwards. */
  private void damageEach(String what, int at, Hero by) {
    var wounded = new ArrayList<Threat>();
    for (var target : game.possible.struck(what, at)) {
      if (Place.THUGS.contains(target)) {
        damageEachThug(target, at);
      } else if (target.equals("villain")) {
        game.enemies.hit(target, at, 1, Optional.of(by));
      } else {
        var henchman = game.world.threat(target);
        if (game.enemies.wound(henchman, 1)) wounded.add(henchman);
      }
    }
    wounded.forEach(henchman -> game.enemies.strikeBack(henchman, by));
  }

  /** Those that were wounded before fall, fresh tough ones are wounded. */
  private void damageEachThug(String kind, int at) {
    var place = game.world.place(at);
    int there = place.count(kind);
    boolean tough = game.enemies.toughness(kind, at) > 1;
    int fall = tough ? place.wounded(kind) : there;
    place.wounded.put(kind, 0);
    for (int i = 0; i < fall; i++) game.enemies.defeat(kind, at);
    if (tough) place.wounded.put(kind, there - fall);
  }

  private void rescue(TreeReader step, Scene scene) {
    var places =
        game.where.places(step.at("where"), scene).stream()
            .filter(at -> game.world.place(at).civilians() > 0)
            .toList();
    scene.did.put("rescued", 0);
    if (places.isEmpty()) return;
    if (game.where.isChoice(step.at("where"))) {
      places = List.of(game.where.one(step.at("where"), scene, places::contains));
    }
    for (int at : places.stream().sorted().toList()) {
      int rescued = Math.min(step.at("n").number(), game.world.place(at).civilians());
      for (int i = 0; i < rescued; i++) game.enemies.rescue(at);
      scene.did.merge("rescued", rescued, Integer::sum);
    }
  }

  private void defeat(TreeReader step, Scene scene) {
    var places =
        game.where.places(step.at("where"), scene).stream()
            .filter(at -> game.world.place(at).thugs() > 0)
            .toList();
    if (places.isEmpty()) return;
    if (game.where.isChoice(step.at("where"))) {
      places = List.of(game.where.one(step.at("where"), scene, places::contains));
    }
    for (int at : places.stream().sorted().toList()) {
      var kind = game.choose(scene.asker, "token", Tokens.kinds("thug", game.world.place(at)));
      game.enemies.defeat(kind, at);
    }
  }

  private void useLocation(TreeReader step, Scene scene) {
    var hero = scene.hero();
    int at =
        game.where.one(step.at("where"), scene, place -> game.possible.locationEffect(hero, place));
    game.heroTurn.locationEffect(hero, at);
  }

  private void relocate(TreeReader step, Scene scene) {
    var world = game.world;
    var from = game.possible.relocations(step, scene);
    int at = game.where.one(step.at("from"), scene, from::contains);
    var kind =
        game.choose(scene.asker, "token", Tokens.kinds(step.at("what").text(), world.place(at)));
    var to =
        game.choose(
            scene.asker,
            "location",
            game.possible.destinations(step, scene, at).stream().map(world::place).toList());
    world.place(at).take(kind);
    to.put(kind);
  }

  private void threatToken(Scene scene) {
    var open =
        game.world.threats.stream()
            .filter(threat -> threat.inPlay() && !game.enemies.openSpaces(threat).isEmpty())
            .toList();
    if (open.isEmpty()) return;
    var threat = game.choose(scene.asker, "threat", open);
    game.enemies.fill(threat, game.choose(scene.asker, "symbol", game.enemies.openSpaces(threat)));
  }

  private void stun(TreeReader step, Scene scene) {
    var answers = game.possible.stunnable(step, scene);
    if (answers.isEmpty()) return;
    var answer = game.ask(scene.asker, answers);
    if (answer.equals("pick villain")) game.world.villainStunned = true;
    else game.world.threat(Referee.lastWord(answer)).stunned = true;
  }

  private void peek(TreeReader step, Scene scene) {
    var deck = game.world.planDeck;
    boolean two = step.at("then").text().equals("reorder");
    if (deck.size() < (two ? 2 : 1)) return;
    var answer = game.ask(scene.asker, List.of("pick option 1", "pick option 2"));
    if (answer.equals("pick option 1")) return;
    if (two) Collections.swap(deck, 0, 1);
    else deck.add(deck.removeFirst());
  }

  private void flip(TreeReader step, Scene scene) {
    var world = game.world;
    for (int i = 0; i < step.at("n").number(); i++) {
      var answers = new ArrayList<String>();
      for (int at = 0; at < world.story.size(); at++) {
        var card = world.story.get(at);
        if (card.facedown && world.isHeroCard(card)) answers.add("pick story " + (at + 1));
      }
      if (answers.isEmpty()) return;
      answers.add("decline");
      var answer = game.ask(scene.asker, answers);
      if (answer.equals("decline")) return;
      world.story.get(Integer.parseInt(Referee.lastWord(answer)) - 1).facedown = false;
    }
  }

  private void refreshRow(Scene scene) {
    var world = game.world;
    var card = game.choose(scene.asker, "support", world.supportRow.stream().distinct().toList());
    world.supportRow.remove(card);
    world.supportDeck.add(card);
    world.supportRow.add(world.supportDeck.removeFirst());
  }
}
