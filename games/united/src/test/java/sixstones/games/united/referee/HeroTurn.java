package sixstones.games.united.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import sixstones.engine.text.TreeReader;

/** U-HERO: start, draw, play, actions, Location, end. */
final class HeroTurn {

  private final Referee game;

  /** U-RULE-15: the hand before recovery. */
  int handAtStart;

  boolean skipDraw;

  /** Symbols that must be ignored in this turn (Niffleheim). */
  int ignore;

  /** "At the end of your turn". */
  final List<TreeReader> atEnd = new ArrayList<>();

  private @Nullable StoryCard played;
  private boolean specialUsed;

  /** U-LOCATION-04: at most one Location effect per turn. */
  private boolean locationUsed;

  private final SupportTurn support;

  HeroTurn(Referee game) {
    this.game = game;
    this.support = new SupportTurn(game);
  }

  SupportTurn support() {
    return support;
  }

  StoryCard played() {
    return Objects.requireNonNull(played);
  }

  boolean isPlayed(String id) {
    return played != null && played.id.equals(id);
  }

  boolean isPlayed(StoryCard card) {
    return card == played;
  }

  void play(Hero hero) {
    var world = game.world;
    support.begin(world.villainTurn);
    world.villainTurn = false;
    world.active = hero;
    world.nextHero = world.after(hero);
    game.villainTurn.newTurn();
    game.actions.forget();
    game.enemies.defeatedThisTurn = 0;
    played = null;
    specialUsed = false;
    locationUsed = false;
    skipDraw = false;
    ignore = 0;
    atEnd.clear();
    start(hero);
    drawAndPlay(hero);
    if (played != null && !hero.down) actions(hero);
    if (!hero.down) location(hero);
    end(hero);
  }

  // Step 0 (U-HERO-04)

  private void start(Hero hero) {
    var world = game.world;
    if (hero.hand.isEmpty() && hero.deck.isEmpty()) {
      if (!world.solo()) throw new GameOver("no-cards"); // U-LOSE-04
      if (!support.possible(hero)) throw new GameOver("cannot-play"); // U-SOLO-32
    }
    handAtStart = hero.hand.size();
    if (hero.down) {
      hero.down = false;
      hero.draw(3);
    }
    hero.invulnerable = false;
    hero.sheltering = false;
    hero.redirecting = false;
    hero.guard = 0;
    var tile = Printed.of(world.printed.locations, world.place(hero.at).id);
    tile.find("constant")
        .ifPresent(
            constant ->
                game.effects.run(Printed.steps(constant, "effects"), Scene.of(hero).against(hero)));
    for (var threat : world.threatsAt(hero.at)) {
      for (var ability : threat.abilities("hero_turn_start_here")) {
        game.effects.run(
            Printed.steps(ability, "effects"), game.villainTurn.scene(threat).against(hero));
      }
    }
    chargeGear(hero);
  }

  /** U-GEAR-13 and 19: one card after the other. */
  private void chargeGear(Hero hero) {
    for (var gear : List.copyOf(hero.gear.keySet())) {
      if (hero.gear.getOrDefault(gear, true) || !canCharge(hero, gear)) continue;
      var answer = game.ask(hero.seat, List.of("gear " + gear, "decline"));
      if (answer.equals("decline")) continue;
      hero.gear.put(gear, true);
      game.effects.run(Printed.steps(back(gear), "cost"), Scene.of(hero));
    }
  }

  private TreeReader back(String gear) {
    return Printed.of(game.world.printed.gear, gear).at("back");
  }

  private boolean canCharge(Hero hero, String gear) {
    var back = back(gear);
    if (!Printed.word(back, "trigger").orElse("").equals("own_turn_start")) return false;
    var cond = back.find("cond");
    if (cond.isPresent() && !game.conditions.hold(cond.get(), Scene.of(hero))) return false;
    return Printed.steps(back, "cost").stream()
        .allMatch(cost -> game.possible.step(cost, Scene.of(hero)));
  }

  /** The Hell Cycle: each time two Thugs have been defeated in the turn (U-GEAR-18). */
  void chargeByDefeats() {
    var hero = game.world.active();
    for (var gear : hero.gear.entrySet()) {
      var back = back(gear.getKey());
      if (Printed.word(back, "trigger").orElse("").equals("defeated_in_turn")
          && game.enemies.defeatedThisTurn % back.at("threshold").number() == 0) {
        gear.setValue(true);
      }
    }
  }

  /** U-GEAR-11 and 15. */
  void turnFacedown(Hero hero, String gear) {
    if (back(gear).at("kind").text().equals("depleted")) hero.gear.remove(gear);
    else hero.gear.put(gear, false);
  }

  // Steps 1 and 2

  private void drawAndPlay(Hero hero) {
    var world = game.world;
    if (world.solo()) {
      boolean standard = !hero.hand.isEmpty() || (!skipDraw && !hero.deck.isEmpty());
      var choice = support.choose(hero, standard);
      if (support.isSupport()) {
        putDown(hero, choice);
        return;
      }
    }
    if (!skipDraw) hero.draw(1);
    if (hero.hand.isEmpty()) return; // U-HERO-PLAY-04
    String card;
    if (hero.playsRandom) {
      card = randomCard();
    } else {
      var answers = hero.hand.stream().distinct().map(c -> "play " + c).toList();
      card = Referee.lastWord(game.ask(hero.seat, answers));
    }
    if (!hero.hand.remove(card)) throw game.arbiter.differs(card + " is not in the hand");
    putDown(hero, card);
  }

  /** U-RANDOM-01: chance decides; the engine's Storyline tells which card it was. */
  private String randomCard() {
    var story = Facts.cards(game.arbiter.text().at("story"));
    if (story.size() <= game.world.story.size()) {
      throw game.arbiter.differs("no card was played at random");
    }
    return story.get(game.world.story.size());
  }

  private void putDown(Hero hero, String card) {
    var world = game.world;
    var previous = world.lastHeroCard();
    var now = new StoryCard(card, hero.playsFacedown);
    hero.playsRandom = false;
    hero.playsFacedown = false;
    played = now;
    world.story.add(now);
    world.gap++;
    game.arbiter.met(card);
    support.played(hero);
    if (!support.isForgone()) game.actions.own.addAll(world.showing(now));
    previous.ifPresent(before -> game.actions.shared.addAll(world.showing(before)));
  }

  // Step 3

  private void actions(Hero hero) {
    game.actions.open = true;
    ignoreSymbols(hero);
    while (!hero.down) {
      var answers = new ArrayList<>(game.actions.offers(hero));
      boolean special = canUseSpecial(hero);
      if (special) answers.add("special");
      for (var gear : usableGear(hero)) answers.add("gear " + gear);
      answers.addAll(support.now(hero));
      // U-EFFECT-03: a mandatory Special Effect comes before the end of the step.
      if (!special || !game.world.printed.heroCard(played().id).mandatory()) answers.add("end");
      var answer = game.ask(hero.seat, answers);
      if (answer.equals("end")) break;
      if (answer.equals("special")) {
        specialUsed = true;
        game.arbiter.met("special " + played().id);
        game.effects.run(game.world.printed.heroCard(played().id).effects(), Scene.of(hero));
      } else if (answer.startsWith("gear ")) {
        useGear(hero, Referee.lastWord(answer));
      } else if (answer.startsWith("battle plan ")) {
        support.use(hero, Referee.lastWord(answer));
      } else {
        game.actions.take(hero, answer);
      }
    }
    game.actions.forget();
  }

  /** U-RULE-81. */
  private void ignoreSymbols(Hero hero) {
    for (; ignore > 0; ignore--) {
      var symbols = new ArrayList<>(game.actions.own);
      symbols.addAll(game.actions.shared);
      if (symbols.isEmpty()) return;
      var symbol = game.choose(hero.seat, "symbol", symbols.stream().distinct().toList());
      if (!game.actions.shared.remove(symbol)) game.actions.own.remove(symbol);
    }
  }

  /** U-EFFECT-01 and 04. */
  private boolean canUseSpecial(Hero hero) {
    var card = game.world.printed.heroCard(played().id);
    return !specialUsed
        && !played().facedown
        && !support.isForgone()
        && game.possible.any(card.effects(), Scene.of(hero));
  }

  private List<String> usableGear(Hero hero) {
    var usable = new ArrayList<String>();
    for (var gear : hero.gear.entrySet()) {
      var effects = game.world.printed.gearEffects(gear.getKey(), "own_turn").orElse(List.of());
      if (gear.getValue() && game.possible.any(effects, Scene.of(hero))) usable.add(gear.getKey());
    }
    return usable;
  }

  private void useGear(Hero hero, String gear) {
    game.arbiter.met("gear " + gear);
    turnFacedown(hero, gear);
    game.effects.run(
        game.world.printed.gearEffects(gear, "own_turn").orElseThrow(), Scene.of(hero));
  }

  // Step 4 (U-LOCATION)

  private void location(Hero hero) {
    while (!hero.down && !locationUsed) {
      boolean usable =
          game.world.threatsAt(hero.at).isEmpty() && game.possible.locationEffect(hero, hero.at);
      if (!usable) return;
      var answers = new ArrayList<>(support.now(hero));
      answers.add("location");
      answers.add("decline");
      var answer = game.ask(hero.seat, answers);
      if (answer.equals("decline")) return;
      if (answer.equals("location")) locationEffect(hero, hero.at);
      else support.use(hero, Referee.lastWord(answer));
    }
  }

  void locationEffect(Hero hero, int at) {
    locationUsed = true;
    game.arbiter.met("location " + game.world.place(at));
    var tile = Printed.of(game.world.printed.locations, game.world.place(at).id);
    game.effects.run(Printed.steps(tile.at("end_of_turn"), "effects"), Scene.of(hero, at));
  }

  // The end (U-RULE-14)

  private void end(Hero hero) {
    var world = game.world;
    if (!hero.down) game.effects.run(List.copyOf(atEnd), Scene.of(hero));
    game.tokens.resolveQueue();
    support.lastPlans(hero);
    game.tokens.atOnce = true;
    if (!hero.down && hero.hand.isEmpty() && !support.isSupport())
      game.knockouts.fall(hero); // U-KO-12
    game.villainTurn.player().heroTurnEnds();
    if (world.solo()) support.end(hero);
    game.villainTurn.forgetWounds();
  }
}
