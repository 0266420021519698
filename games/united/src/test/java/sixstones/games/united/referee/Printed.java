package sixstones.games.united.referee;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import sixstones.archive.yaml.Yaml;
import sixstones.engine.text.TreeReader;

/** What is printed on the cards and tiles, read from the data files of the game. */
final class Printed {

  static final List<String> SYMBOLS = List.of("move", "attack", "heroic", "wild");

  /** A card of a Hero deck. Plain cards have no effects. */
  record HeroCard(
      String id,
      String hero,
      int copies,
      List<String> symbols,
      List<TreeReader> effects,
      boolean mandatory) {
    boolean plain() {
      return effects.isEmpty();
    }
  }

  /** A card of a Master Plan deck; the token area lists thug, doombot, civilian by number. */
  record PlanCard(
      String id,
      int copies,
      int move,
      boolean bam,
      List<TreeReader> effects,
      Map<String, Map<String, Integer>> tokens) {}

  final Map<String, TreeReader> heroes = byId("heroes");
  final Map<String, TreeReader> villains = byId("villains");
  final Map<String, TreeReader> locations = byId("locations");
  final Map<String, TreeReader> superVillainCards = byId("supervillain_cards");
  final Map<String, TreeReader> superHeroCards = byId("superhero_cards");
  final Map<String, TreeReader> battlePlans = byId("battle_plans");
  final Map<String, TreeReader> gear = new LinkedHashMap<>();
  final List<String> universalGear = new ArrayList<>();
  final Map<String, Integer> missionSpaces = new LinkedHashMap<>();
  final Map<String, HeroCard> heroCards = new LinkedHashMap<>();
  final Map<String, PlanCard> planCards = new LinkedHashMap<>();
  final Map<String, TreeReader> threats = new LinkedHashMap<>();

  Printed() {
    for (var hero : heroes.values()) {
      for (var card : hero.at("cards").items()) {
        var read = heroCard(hero.at("id").text(), card);
        heroCards.put(read.id(), read);
      }
    }
    for (var villain : villains.values()) {
      for (var card : villain.at("master_plan").items()) {
        var read = planCard(card);
        planCards.put(read.id(), read);
      }
      for (var threat : villain.at("threats").items()) threats.put(threat.at("id").text(), threat);
    }
    var gearFile = file("gear");
    for (var card : gearFile.at("hero_gear").items()) gear.put(card.at("id").text(), card);
    for (var card : gearFile.at("universal_gear").items()) {
      gear.put(card.at("id").text(), card);
      universalGear.add(card.at("id").text());
    }
    for (var mission : file("missions").at("missions").items()) {
      missionSpaces.put(mission.at("id").text(), mission.at("slots").number());
    }
  }

  /** The steps of an effect; none if the entry has none. */
  static List<TreeReader> steps(TreeReader entry, String field) {
    return entry.find(field).map(TreeReader::items).orElse(List.of());
  }

  static Optional<String> word(TreeReader entry, String field) {
    return entry.find(field).filter(TreeReader::isLeaf).map(TreeReader::text);
  }

  static int number(TreeReader entry, String field, int otherwise) {
    return entry.find(field).map(TreeReader::number).orElse(otherwise);
  }

  HeroCard heroCard(String id) {
    return Objects.requireNonNull(heroCards.get(id), id);
  }

  PlanCard planCard(String id) {
    return Objects.requireNonNull(planCards.get(id), id);
  }

  /** The 12 cards of a Hero deck, copies included. */
  List<String> heroDeck(String hero) {
    var deck = new ArrayList<String>();
    for (var card : heroCards.values()) {
      if (!card.hero().equals(hero)) continue;
      for (int copy = 0; copy < card.copies(); copy++) deck.add(card.id());
    }
    return deck;
  }

  List<String> ownGear(String hero) {
    return of(heroes, hero).at("gear").texts();
  }

  /** What a faceup Gear card does on a trigger; none if it does nothing then. */
  Optional<List<TreeReader>> gearEffects(String id, String trigger) {
    var front = of(gear, id).at("front");
    var uses = front.find("uses").map(TreeReader::items).orElse(List.of(front));
    return uses.stream()
        .filter(use -> use.at("trigger").text().equals(trigger))
        .map(use -> steps(use, "effects"))
        .findAny();
  }

  static TreeReader of(Map<String, TreeReader> entries, String id) {
    return Objects.requireNonNull(entries.get(id), id);
  }

  /** Everything that a game can meet, as the arbiter notes it. */
  List<String> occurrences() {
    var all = new ArrayList<String>();
    for (var card : heroCards.values()) {
      all.add(card.id());
      if (!card.plain()) all.add("special " + card.id());
    }
    all.addAll(planCards.keySet());
    all.addAll(superVillainCards.keySet());
    all.addAll(superHeroCards.keySet());
    for (var id : gear.keySet()) all.add("gear " + id);
    for (var id : locations.keySet()) all.add("location " + id);
    for (var id : battlePlans.keySet()) all.add("battle plan " + id);
    for (var threat : threats.values()) {
      all.add("cleared " + threat.at("id").text());
      for (var ability : threat.at("abilities").items()) {
        var trigger = ability.at("trigger").text();
        if (trigger.equals("bam") || trigger.equals("arrival")) {
          all.add(trigger + " " + threat.at("id").text());
        }
      }
    }
    return all;
  }

  private static HeroCard heroCard(String hero, TreeReader card) {
    return new HeroCard(
        card.at("id").text(),
        hero,
        number(card, "copies", 1),
        card.at("symbols").texts(),
        steps(card, "effects"),
        word(card, "mandatory").orElse("false").equals("true"));
  }

  private static PlanCard planCard(TreeReader card) {
    var tokens = new LinkedHashMap<String, Map<String, Integer>>();
    card.find("tokens")
        .ifPresent(
            area ->
                area.fields()
                    .forEach(
                        (place, kinds) -> {
                          var numbers = new LinkedHashMap<String, Integer>();
                          kinds.fields().forEach((kind, n) -> numbers.put(kind, n.number()));
                          tokens.put(place, numbers);
                        }));
    return new PlanCard(
        card.at("id").text(),
        number(card, "copies", 1),
        card.at("move").number(),
        card.at("bam").truth(),
        steps(card, "effects"),
        tokens);
  }

  private static Map<String, TreeReader> byId(String name) {
    var entries = new LinkedHashMap<String, TreeReader>();
    for (var entry : file(name).items()) entries.put(entry.at("id").text(), entry);
    return entries;
  }

  private static TreeReader file(String name) {
    var path = "/sixstones/united/" + name + ".yaml";
    try (InputStream in = Objects.requireNonNull(Printed.class.getResourceAsStream(path), path)) {
      return TreeReader.of(
          Yaml.read(new String(in.readAllBytes(), StandardCharsets.UTF_8)), name + ".yaml");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
