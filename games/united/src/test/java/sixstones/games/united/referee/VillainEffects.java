package sixstones.games.united.referee;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import sixstones.engine.text.TreeReader;

/** What dashboards, plan cards, Threats and Super Villain cards do. */
final class VillainEffects {

  private final Referee game;

  VillainEffects(Referee game) {
    this.game = game;
  }

  /** Says whether the verb is one of these. */
  boolean run(TreeReader step, Scene scene) {
    var world = game.world;
    switch (step.at("do").text()) {
      case "damage" -> damage(step, scene);
      case "add" -> add(step, scene);
      case "remove" -> remove(step, scene);
      case "track" -> track(amount(step, scene));
      case "heal" -> {
        // U-WIN-05: a Villain without Health gains none.
        if (world.dashboard().at("health").isMapping()) world.villainHealth += amount(step, scene);
      }
      case "mission_lose" -> game.missions.lose(step.at("mission").text(), amount(step, scene));
      case "hasten_villain" -> world.delay -= step.at("n").number();
      case "delay_villain" -> world.delay += step.at("n").number();
      case "facedown_plan" -> game.villainTurn.addFacedown();
      case "watch" -> world.swiftEscape = true;
      case "move_villain" ->
          game.travel.villain(game.where.places(step.at("to"), scene).getFirst());
      case "force_play" -> forcePlay(step, scene);
      case "return_threat" -> returnThreats(step, scene);
      case "place_rick_jones" ->
          world.rick = Optional.of(game.where.places(step.at("to"), scene).getFirst());
      case "swap_story" -> swapStory(step, scene);
      case "return_story" -> returnStory();
      case "reverse_order" -> {
        world.reversed = !world.reversed;
        if (world.active != null) world.nextHero = world.after(world.active);
      }
      case "cover_symbol" -> coverSymbol(step, scene);
      case "move_threat" -> moveThreat(step, scene);
      case "forbid" -> forbid(step, scene);
      case "ignore_symbols" -> game.heroTurn.ignore += step.at("n").number();
      case "skip_draw" -> game.heroTurn.skipDraw = true;
      case "redistribute_tokens" -> redistribute(scene);
      case "cycle_plan" -> game.villainTurn.player().cycle(scene.asker, step.at("n").number());
      case "cancel_overflow" -> {} // the Overflow that was offered to be cancelled
      default -> {
        return false;
      }
    }
    return true;
  }

  private static int amount(TreeReader step, Scene scene) {
    var n = step.at("n");
    return n.isLeaf() ? n.number() : scene.did(n.at("did").text());
  }

  private void damage(TreeReader step, Scene scene) {
    int n = step.at("n").number();
    var hits = new ArrayList<Damage.Hit>();
    switch (step.at("who").text()) {
      case "target" -> hits.add(new Damage.Hit(scene.target.orElseThrow(), n));
      case "all" -> {
        var places = game.where.places(step.at("where"), scene);
        for (var hero : game.world.heroes) {
          if (!hero.down && places.contains(hero.at)) hits.add(new Damage.Hit(hero, n));
        }
      }
      case "one" -> {
        // U-RULE-53: all targets are named first.
        var places = game.where.places(step.at("where"), scene);
        for (int at : World.clockwiseFrom(game.world.villainAt)) {
          if (!places.contains(at)) continue;
          var heroes = game.world.standingAt(at);
          if (heroes.isEmpty()) continue;
          hits.add(new Damage.Hit(game.choose(scene.asker, "hero", heroes), n));
        }
      }
      default -> throw new IllegalStateException("the referee doesn't know whom");
    }
    // All at once; the players answer in the order of their seats.
    hits.sort(Comparator.comparingInt(hit -> hit.hero().seat));
    scene.did.put("damaged", game.damage.deal(hits, step.has("unpreventable")));
  }

  private void add(TreeReader step, Scene scene) {
    var world = game.world;
    var what = step.at("what").text();
    if (what.equals("crisis")) {
      for (var place : world.ring) {
        place.tokens.merge("crisis-doombot", place.count("doombot"), Integer::sum);
        place.tokens.put("doombot", 0);
      }
      return;
    }
    if (what.equals("token")) {
      addAnyMix(step, scene);
      return;
    }
    var places = game.where.places(step.at("where"), scene);
    if (game.where.isChoice(step.at("where"))) {
      places = List.of(game.where.one(step.at("where"), scene, at -> true));
    }
    // U-DOOM-08: nowhere a slot for a Doombot.
    if (places.isEmpty() && what.equals("doombot") && seeksRoom(step)) throw new GameOver("plot");
    var instruction = new ArrayList<Tokens.Addition>();
    for (int at : places) {
      for (int i = 0; i < amount(step, scene); i++) instruction.add(new Tokens.Addition(at, what));
    }
    game.tokens.add(instruction);
  }

  private static boolean seeksRoom(TreeReader step) {
    var where = step.at("where");
    return where.isMapping()
        && where.find("with").map(TreeReader::texts).orElse(List.of()).contains("free_slot");
  }

  /** Terror in the Streets. */
  private void addAnyMix(TreeReader step, Scene scene) {
    var overflows = new ArrayList<Integer>();
    for (int at : game.where.places(step.at("where"), scene).stream().sorted().toList()) {
      for (int i = 0; i < step.at("n").number(); i++) {
        var kind = game.choose(scene.asker, "token", List.of("civilian", "thug"));
        game.tokens.put(new Tokens.Addition(at, kind), overflows);
      }
    }
    game.tokens.overflow(overflows);
  }

  private void remove(TreeReader step, Scene scene) {
    int n = step.at("n").text().equals("all") ? 99 : step.at("n").number();
    int removed = 0;
    for (int at : game.where.places(step.at("where"), scene)) {
      removed += game.tokens.remove(step.at("what").text(), n, at, scene.asker);
    }
    scene.did.put("removed", removed);
  }

  /** U-CGR-03, U-RULE-79. */
  private void track(int n) {
    var world = game.world;
    int end = world.dashboard().at("track").at("end").number();
    world.track = Math.min(end, world.track + n);
    if (world.track == end) throw new GameOver("plot");
  }

  private void forcePlay(TreeReader step, Scene scene) {
    Hero hero;
    if (step.at("who").text().equals("target")) {
      hero = scene.target.orElseThrow();
    } else {
      var heroes = game.world.standingAt(scene.here.getAsInt());
      if (heroes.isEmpty()) return;
      hero = game.choose(scene.asker, "hero", heroes);
    }
    if (step.at("how").text().equals("random")) hero.playsRandom = true;
    else hero.playsFacedown = true;
  }

  /** U-RULE-29. */
  private void returnThreats(TreeReader step, Scene scene) {
    var world = game.world;
    var places = game.where.places(step.at("where"), scene);
    if (game.where.isChoice(step.at("where"))) {
      places = List.of(game.where.one(step.at("where"), scene, at -> true));
    }
    for (int at : places) {
      var cleared = world.threats.stream().filter(threat -> !threat.inPlay()).toList();
      if (cleared.isEmpty()) return;
      var threat = game.choose(scene.asker, "threat", cleared);
      threat.at = at;
      threat.health = threat.fullHealth(world.heroesCounted());
      threat.token = false;
    }
  }

  private void swapStory(TreeReader step, Scene scene) {
    var world = game.world;
    if (step.at("which").text().equals("own")) {
      var own = new ArrayList<>(game.possible.ownFaceup(scene.hero()));
      int first = game.choose(scene.asker, "story", own);
      own.remove(Integer.valueOf(first));
      int second = game.choose(scene.asker, "story", own);
      Collections.swap(world.story, first - 1, second - 1);
      return;
    }
    var last = world.lastHeroCard();
    var earliest =
        world.story.stream().filter(card -> world.isHeroCard(card) && !card.facedown).findFirst();
    if (last.isEmpty() || earliest.isEmpty()) return;
    Collections.swap(
        world.story, world.story.indexOf(last.get()), world.story.indexOf(earliest.get()));
  }

  /** Temporal Recall: under the owner's deck, a Support card under the Support deck. */
  private void returnStory() {
    var world = game.world;
    var last = world.lastHeroCard();
    if (last.isEmpty()) return;
    world.story.remove(last.get());
    world.owner(last.get()).map(hero -> hero.deck).orElse(world.supportDeck).add(last.get().id);
  }

  /** U-RULE-47: only uncovered symbols of faceup cards. */
  private void coverSymbol(TreeReader step, Scene scene) {
    var world = game.world;
    var card = world.lastHeroCard();
    if (step.at("which").text().equals("any_faceup")) {
      var open = new ArrayList<Integer>();
      for (int i = 0; i < world.story.size(); i++) {
        var candidate = world.story.get(i);
        if (world.isHeroCard(candidate) && !world.showing(candidate).isEmpty()) open.add(i + 1);
      }
      if (open.isEmpty()) return;
      card = Optional.of(world.story.get(game.choose(scene.asker, "story", open) - 1));
    }
    if (card.isEmpty() || world.showing(card.get()).isEmpty()) return;
    var kinds = world.showing(card.get()).stream().distinct().toList();
    var kind = game.choose(scene.asker, "symbol", kinds);
    var symbols = world.printed.heroCard(card.get().id).symbols();
    for (int i = 0; i < symbols.size(); i++) {
      if (symbols.get(i).equals(kind) && card.get().covered.add(i + 1)) break;
    }
    // U-STORY-10: in step 3 its player can't use it any more.
    if (game.actions.open && game.heroTurn.isPlayed(card.get())) game.actions.own.remove(kind);
  }

  private void moveThreat(TreeReader step, Scene scene) {
    var world = game.world;
    var places = game.where.places(step.at("to"), scene);
    if (step.at("what").text().equals("this")) {
      if (!places.isEmpty()) scene.threat.orElseThrow().at = places.getFirst();
      return;
    }
    var henchmen = world.threats.stream().filter(t -> t.inPlay() && t.henchman()).toList();
    if (henchmen.isEmpty()) return;
    var henchman = game.choose(scene.asker, "threat", henchmen);
    henchman.at = places.getFirst();
    scene.threat = Optional.of(henchman);
  }

  private void forbid(TreeReader step, Scene scene) {
    switch (step.at("what").text()) {
      case "damage_to_this" -> scene.threat.orElseThrow().immune = true;
      case "action_tokens" -> game.world.tokensBanned = true;
      default -> throw new IllegalStateException("the referee doesn't know this ban");
    }
  }

  /** Sabotage. */
  private void redistribute(Scene scene) {
    var all = new ArrayList<String>();
    for (var kind : Printed.SYMBOLS) {
      for (var hero : game.world.standing()) {
        all.addAll(Collections.nCopies(hero.tokens(kind), kind));
        hero.tokens.put(kind, 0);
      }
    }
    if (all.isEmpty()) return;
    all.remove(game.choose(scene.asker, "symbol", all.stream().distinct().toList()));
    for (var token : all) game.choose(scene.asker, "hero", game.world.standing()).gain(token, 1);
  }
}
