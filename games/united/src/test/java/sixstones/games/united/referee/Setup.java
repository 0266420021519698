package sixstones.games.united.referee;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import sixstones.engine.text.TreeReader;

/** U-SETUP, U-CHALLENGE, U-GEAR and the setup of the modes. Only what chance deals is read off. */
final class Setup {

  private final Referee game;
  private final World world;
  private final Map<String, String> options;
  private final VillainPlayerSetup villainPlayer;
  private final int extraTokens;

  /** The cards of each Hero before they are shuffled. */
  private final Map<Hero, List<String>> box = new LinkedHashMap<>();

  private Setup(Referee game, Map<String, String> options) {
    this.game = game;
    this.world = game.world;
    this.options = options;
    this.villainPlayer = new VillainPlayerSetup(game);
    this.extraTokens = Integer.parseInt(option("extra-tokens", "0"));
  }

  /** A game from the box: lays everything out and asks what setup asks. */
  static Referee deal(Printed printed, Arbiter arbiter, Table table) {
    var text = arbiter.text();
    var mode = text.at("mode").text();
    int firstSeat = mode.equals("supervillain") || mode.equals("duel") ? 1 : 0;
    var heroes = new ArrayList<Hero>();
    for (var id : text.at("heroes").texts()) heroes.add(new Hero(id, firstSeat + heroes.size()));
    var world = new World(printed, mode, heroes.getFirst());
    world.heroes.addAll(heroes);
    var game = new Referee(world, arbiter);
    var setup = new Setup(game, table.options());
    setup.board(text);
    if (mode.equals("duel")) setup.villainPlayer.giveTokens(setup.extraTokens);
    if (table.late()) LateStart.read(world, text);
    setup.team();
    return game;
  }

  /** U-SETUP-01 to 16. */
  private void board(TreeReader text) {
    var villain = text.at("villain");
    world.villain = villain.at("name").text();
    var health = world.dashboard().at("health");
    if (health.isMapping()) {
      world.villainHealth = health.at(String.valueOf(world.heroesCounted())).number();
    }
    for (var id : text.at("ring").texts()) {
      var tile = Printed.of(world.printed.locations, id);
      var place = new Place(id, world.ring.size(), tile.at("slots").items().size());
      for (var slot : tile.at("slots").texts()) if (!slot.equals("empty")) place.put(slot);
      world.ring.add(place);
    }
    world.villainAt = world.place(villain.at("at").text()).index;
    for (var printed : world.dashboard().at("threats").items()) {
      int copies = Printed.number(printed, "copies", 1);
      for (int copy = 1; copy <= copies; copy++) {
        var id = printed.at("id").text();
        var threat = new Threat(copies == 1 ? id : id + "." + copy, printed);
        threat.at = world.place(text.at("threats").at(threat.name).at("at").text()).index;
        threat.health = threat.fullHealth(world.heroesCounted());
        world.threats.add(threat);
      }
    }
    for (var mission : world.printed.missionSpaces.keySet()) world.missions.put(mission, 0);
    var plans = new ArrayList<String>();
    for (var printed : world.dashboard().at("master_plan").items()) {
      plans.addAll(
          Collections.nCopies(Printed.number(printed, "copies", 1), printed.at("id").text()));
    }
    world.planDeck.addAll(shuffled("plan deck", plans, Facts.cards(villain.at("deck"))));
    // With a Villain player all this waits until the Heroes have chosen his Location.
    int opposite = World.ringIndex(world.villainAt + 3);
    for (var hero : world.heroes) hero.at = world.villainPlayer() ? world.villainAt : opposite;
  }

  /** An order of cards that chance has made; the cards must be ours. */
  private List<String> shuffled(String what, List<String> cards, List<String> order) {
    var expected = cards.stream().sorted().toList();
    var dealt = order.stream().sorted().toList();
    if (!expected.equals(dealt)) {
      throw game.arbiter.differs(what + ": expected " + expected + ", dealt " + dealt);
    }
    return order;
  }

  private String option(String id, String standard) {
    return options.getOrDefault(id, standard);
  }

  private void team() {
    chooseHeroes();
    for (var hero : world.heroes) full(hero);
    var challenge = option("challenge", "none");
    if (challenge.equals("moderate") || challenge.equals("both")) {
      for (var hero : world.heroes) remove(hero, List.of("wild"));
    }
    if (challenge.equals("hard") || challenge.equals("both")) {
      for (var hero : world.heroes) remove(hero, List.of("wild", "wild"));
    }
    if (world.solo()) remove(world.heroes.getFirst(), List.of("wild", "wild"));
    if (option("gear", "no").equals("yes")) for (var hero : world.heroes) takeGear(hero);
    if (world.solo()) new SupportSetup(game).choose(options);
    var text = game.arbiter.text();
    for (var hero : world.heroes) shuffle(hero, text);
    if (world.villainPlayer()) villainPlayer.prepare(extraTokens);
    for (var hero : world.heroes) hero.draw(3);
    if (!world.solo()) {
      world.nextHero = game.choose(world.heroes.getFirst().seat, "hero", List.copyOf(world.heroes));
    }
  }

  /** U-MODE-06, U-ANTIHERO-02. */
  private void chooseHeroes() {
    var choosing = new ArrayList<Hero>();
    for (int i = 0; i < world.heroes.size(); i++) {
      if (option("hero-" + (i + 1), "choose").equals("choose")) choosing.add(world.heroes.get(i));
    }
    for (var hero : List.copyOf(choosing)) {
      var free = new ArrayList<>(world.printed.heroes.keySet());
      free.remove(world.villain);
      for (var other : world.heroes) if (!choosing.contains(other)) free.remove(other.id);
      var pick = game.choose(hero.seat, "hero", free);
      choosing.remove(hero);
      takeName(hero, pick, choosing);
    }
  }

  /** Who has not chosen yet goes by a name for the time being; it is exchanged if it is taken. */
  private void takeName(Hero hero, String pick, List<Hero> choosing) {
    for (var other : choosing) if (other.id.equals(pick)) other.id = hero.id;
    hero.id = pick;
  }

  private void full(Hero hero) {
    box.put(hero, new ArrayList<>(world.printed.heroDeck(hero.id)));
  }

  /** U-RULE-39. */
  private void remove(Hero hero, List<String> pattern) {
    var cards = Objects.requireNonNull(box.get(hero));
    var plain =
        cards.stream().distinct().filter(card -> world.printed.heroCard(card).plain()).toList();
    var exact =
        plain.stream()
            .filter(card -> world.printed.heroCard(card).symbols().equals(pattern))
            .toList();
    String card;
    if (!exact.isEmpty()) {
      card = exact.getFirst();
    } else {
      long most = plain.stream().mapToLong(this::wilds).max().orElse(0);
      var best = plain.stream().filter(c -> wilds(c) == most).toList();
      card = game.choose(hero.seat, "card", best);
    }
    cards.remove(card);
    hero.removed.add(card);
  }

  private long wilds(String card) {
    return world.printed.heroCard(card).symbols().stream().filter("wild"::equals).count();
  }

  /** U-GEAR-01 to 08. */
  private void takeGear(Hero hero) {
    var own = world.printed.ownGear(hero.id);
    if (!own.isEmpty()) {
      if (game.ask(hero.seat, List.of("use", "decline")).equals("decline")) return;
      for (var gear : own) hero.gear.put(gear, true);
    } else {
      var answers = new ArrayList<String>();
      for (var gear : world.printed.universalGear) {
        if (world.heroes.stream().noneMatch(other -> other.gear.containsKey(gear))) {
          answers.add("pick gear " + gear);
        }
      }
      answers.add("decline");
      var answer = game.ask(hero.seat, answers);
      if (answer.equals("decline")) return;
      hero.gear.put(Referee.lastWord(answer), true);
    }
    remove(hero, List.of("wild", "wild"));
  }

  /** U-SETUP-17: what may have been drawn or even played already lay on top. */
  private void shuffle(Hero hero, TreeReader text) {
    var dealt = text.at("team").at(hero.id);
    var order = new ArrayList<>(Facts.cards(dealt.at("hand")));
    for (var card : Facts.cards(text.at("story"))) {
      if (Objects.requireNonNull(box.get(hero)).contains(card)) order.add(card);
    }
    order.addAll(Facts.cards(dealt.at("deck")));
    hero.deck.addAll(shuffled(hero.id, Objects.requireNonNull(box.get(hero)), order));
  }
}
