package sixstones.games.united.referee;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import sixstones.engine.text.TreeReader;

/** Everything that lies on the table, and simple questions about it. */
final class World {

  final Printed printed;
  final String mode;
  final List<Hero> heroes = new ArrayList<>();
  final List<Place> ring = new ArrayList<>();
  final List<Threat> threats = new ArrayList<>();

  String villain = "";
  int villainAt;
  int villainHealth;
  int track;
  boolean villainStunned;

  /** Damage that the Villain has ignored in this turn. */
  int villainIgnored;

  final List<String> planDeck = new ArrayList<>();
  final List<String> planHand = new ArrayList<>();
  final List<String> villainSuper = new ArrayList<>();

  /** Where Rick Jones is; none before he comes. */
  Optional<Integer> rick = Optional.empty();

  final Map<String, Integer> missions = new LinkedHashMap<>();
  final List<String> completed = new ArrayList<>();
  final List<StoryCard> story = new ArrayList<>();

  final List<String> supportHeroes = new ArrayList<>();
  final List<String> supportRow = new ArrayList<>();
  final List<String> supportDeck = new ArrayList<>();
  final List<String> battlePlans = new ArrayList<>();

  /** The Hero whose turn it is, or was before the Villain's. */
  @Nullable Hero active;

  Hero nextHero;
  boolean reversed;
  boolean villainTurn = true;
  boolean setup = true;
  int gap;

  /** Delays less hastens (U-RULE-42). */
  int delay;

  boolean tokensBanned;
  boolean swiftEscape;

  /** The Hero whose Deceitful waits for the next plan card (U-RULE-80). */
  @Nullable Hero deceiver;

  World(Printed printed, String mode, Hero first) {
    this.printed = printed;
    this.mode = mode;
    this.nextHero = first;
  }

  boolean solo() {
    return mode.equals("commander") || mode.equals("duel");
  }

  boolean villainPlayer() {
    return mode.equals("supervillain") || mode.equals("duel");
  }

  TreeReader dashboard() {
    return Printed.of(printed.villains, villain);
  }

  /** U-SOLO-10: the Villain plays a Commander as against 2 Heroes. */
  int heroesCounted() {
    return solo() ? 2 : heroes.size();
  }

  // U-RING

  static int ringIndex(int index) {
    return Math.floorMod(index, 6);
  }

  Place place(int index) {
    return ring.get(ringIndex(index));
  }

  Place place(String id) {
    return ring.stream().filter(place -> place.id.equals(id)).findAny().orElseThrow();
  }

  static List<Integer> neighbours(int index) {
    return List.of(ringIndex(index + 1), ringIndex(index - 1));
  }

  /** All six, clockwise from one of them. */
  static List<Integer> clockwiseFrom(int index) {
    var places = new ArrayList<Integer>();
    for (int i = 0; i < 6; i++) places.add(ringIndex(index + i));
    return places;
  }

  // Heroes

  /** KO'd Heroes are no targets and don't count (U-KO-09). */
  List<Hero> standing() {
    return heroes.stream().filter(hero -> !hero.down).toList();
  }

  List<Hero> standingAt(int place) {
    return standing().stream().filter(hero -> hero.at == place).toList();
  }

  Hero hero(String id) {
    return heroes.stream().filter(hero -> hero.id.equals(id)).findAny().orElseThrow();
  }

  Hero hero(int seat) {
    return heroes.stream().filter(hero -> hero.seat == seat).findAny().orElseThrow();
  }

  Hero active() {
    return Objects.requireNonNull(active);
  }

  /** U-ALONE-01. */
  boolean alone(Hero hero) {
    return standingAt(hero.at).stream().allMatch(other -> other == hero);
  }

  List<Hero> others(Hero hero) {
    return standing().stream().filter(other -> other != hero).toList();
  }

  /** U-TIE-02. */
  Hero decider() {
    return villainTurn ? nextHero : active();
  }

  /** All Heroes in the present order of turns, one of them first. */
  List<Hero> inTurnOrderFrom(Hero first) {
    var order = new ArrayList<Hero>();
    int start = heroes.indexOf(first);
    for (int i = 0; i < heroes.size(); i++) {
      order.add(heroes.get(Math.floorMod(start + (reversed ? -i : i), heroes.size())));
    }
    return order;
  }

  /** U-RULE-87. */
  Hero after(Hero hero) {
    return inTurnOrderFrom(hero).get(heroes.size() == 1 ? 0 : 1);
  }

  // Threats

  Threat threat(String name) {
    return threats.stream().filter(threat -> threat.name.equals(name)).findAny().orElseThrow();
  }

  List<Threat> threatsAt(int place) {
    return threats.stream().filter(threat -> threat.at == place).toList();
  }

  List<Threat> henchmenAt(int place) {
    return threatsAt(place).stream().filter(Threat::henchman).toList();
  }

  // Missions

  boolean underPressure() {
    return !completed.isEmpty();
  }

  /** U-SCHED-02 to 04. */
  int interval() {
    return Math.max(1, (underPressure() ? 2 : 3) + delay);
  }

  // Storyline

  boolean isHeroCard(StoryCard card) {
    return printed.heroCards.containsKey(card.id);
  }

  /** Cards of Heroes outside the team are Support cards. */
  Optional<Hero> owner(StoryCard card) {
    var hero = printed.heroCard(card.id).hero();
    return heroes.stream().filter(h -> h.id.equals(hero)).findAny();
  }

  Optional<StoryCard> lastHeroCard() {
    return story.reversed().stream().filter(this::isHeroCard).findFirst();
  }

  /** Symbols that are neither covered nor facedown. */
  List<String> showing(StoryCard card) {
    var symbols = new ArrayList<String>();
    if (card.facedown) return symbols;
    var printedSymbols = printed.heroCard(card.id).symbols();
    for (int i = 0; i < printedSymbols.size(); i++) {
      if (!card.covered.contains(i + 1)) symbols.add(printedSymbols.get(i));
    }
    return symbols;
  }
}
