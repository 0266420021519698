package sixstones.games.united.referee;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import sixstones.engine.text.TreeReader;

/** What lies on the table as plain sentences, in the referee's words and in the engine's. */
record Facts(Map<String, String> all) {

  /** Of the engine's position text: what the catalogue speaks of, not how the engine remembers. */
  static Facts of(TreeReader text) {
    var facts = new TreeMap<String, String>();
    var villain = text.at("villain");
    facts.put("villain", villain.at("name").text());
    facts.put("villain at", villain.at("at").text());
    facts.put("villain health", villain.at("health").text());
    facts.put("track", villain.at("track").text());
    facts.put("villain ignored", villain.at("ignored").text());
    facts.put("villain stunned", flag(villain, "stunned"));
    facts.put("plan deck", cards(villain.at("deck")).toString());
    facts.put("plan hand", sorted(cards(villain.at("hand"))));
    facts.put("super villain cards", sorted(villain.at("super").texts()));
    facts.put("ring", text.at("ring").texts().toString());
    for (var place : text.at("locations").fields().entrySet()) {
      var tokens = new TreeMap<String, String>();
      place.getValue().fields().forEach((kind, n) -> tokens.put(kind, n.text()));
      tokens.values().removeIf(n -> n.equals("0"));
      facts.put("in " + place.getKey(), tokens.toString());
    }
    facts.put("rick", word(text, "rick", "none"));
    for (var entry : text.at("threats").fields().entrySet()) {
      var threat = entry.getValue();
      boolean cleared = threat.at("at").text().equals("cleared");
      facts.put(
          "threat " + entry.getKey(),
          cleared
              ? "cleared"
              : threat(
                  threat.at("at").text(),
                  threat.at("health").text(),
                  threat.at("filled").texts().toString(),
                  threat.at("token").truth(),
                  flag(threat, "stunned"),
                  flag(threat, "immune"),
                  flag(threat, "reacted"),
                  threat.at("ignored").text()));
    }
    var missions = new TreeMap<String, String>();
    text.at("missions").fields().forEach((id, n) -> missions.put(id, n.text()));
    facts.put("missions", missions.toString());
    facts.put("completed", text.at("completed").texts().toString());
    for (var entry : text.at("team").fields().entrySet()) {
      hero(entry.getKey(), entry.getValue(), facts);
    }
    facts.put("story", text.at("story").texts().toString());
    boolean setup = text.at("turn").at("phase").text().equals("setup");
    text.find("support")
        .ifPresent(
            support -> {
              facts.put("support heroes", sorted(support.at("heroes").texts()));
              facts.put("support row", sorted(support.at("row").texts()));
              facts.put("support deck", supportDeck(cards(support.at("deck")), setup));
              facts.put("battle plans", sorted(support.at("plans").texts()));
            });
    var turn = text.at("turn");
    var phase = turn.at("phase").text();
    facts.put("phase", phase);
    facts.put("active", phase.equals("hero") ? turn.at("active").text() : "-");
    facts.put("next", turn.at("next").text());
    facts.put("gap", word(turn, "gap", "0"));
    facts.put("delay", word(turn, "delay", "0"));
    facts.put("reversed", flag(turn, "reversed"));
    facts.put("tokens banned", flag(turn, "tokens banned"));
    var queued = turn.at("overflows").texts().toString();
    facts.put("queued overflows", text.has("over") ? "-" : queued);
    facts.put("Deceitful by", word(turn, "destination by", "nobody"));
    facts.put("swift escape", yes(!turn.at("watches").texts().isEmpty()));
    facts.put("own symbols", word(turn, "own", "none"));
    facts.put("shared symbols", word(turn, "shared", "none"));
    facts.put("extra symbols", word(turn, "extra", "none"));
    facts.put("over", word(text, "over", "no"));
    return new Facts(facts);
  }

  private static void hero(String id, TreeReader hero, Map<String, String> facts) {
    facts.put(id + " at", hero.at("at").text());
    facts.put(id + " hand", sorted(cards(hero.at("hand"))));
    facts.put(id + " deck", cards(hero.at("deck")).toString());
    facts.put(id + " removed", sorted(hero.at("removed").texts()));
    facts.put(id + " tokens", hero.at("tokens").text());
    facts.put(id + " gear", sorted(hero.at("gear").texts()));
    facts.put(id + " super", sorted(hero.at("super").texts()));
    facts.put(
        id + " state",
        state(
            flag(hero, "ko"),
            flag(hero, "invulnerable"),
            flag(hero, "sheltering"),
            flag(hero, "redirecting"),
            word(hero, "guard", "0"),
            flag(hero, "random"),
            flag(hero, "facedown")));
  }

  /** Of the referee's table. */
  static Facts of(Referee referee) {
    var world = referee.world;
    var facts = new TreeMap<String, String>();
    facts.put("villain", world.villain);
    facts.put("villain at", world.place(world.villainAt).id);
    facts.put("villain health", String.valueOf(world.villainHealth));
    facts.put("track", String.valueOf(world.track));
    facts.put("villain ignored", String.valueOf(world.villainIgnored));
    facts.put("villain stunned", yes(world.villainStunned));
    facts.put("plan deck", world.planDeck.toString());
    facts.put("plan hand", sorted(world.planHand));
    facts.put("super villain cards", sorted(world.villainSuper));
    facts.put("ring", world.ring.toString());
    for (var place : world.ring) {
      var tokens = new TreeMap<String, String>();
      for (var kind : Place.KINDS) {
        if (place.count(kind) > 0) tokens.put(kind, String.valueOf(place.count(kind)));
        if (place.wounded(kind) > 0) {
          tokens.put("wounded " + kind, String.valueOf(place.wounded(kind)));
        }
      }
      facts.put("in " + place.id, tokens.toString());
    }
    facts.put("rick", world.rick.map(at -> world.place(at).id).orElse("none"));
    for (var threat : world.threats) {
      facts.put(
          "threat " + threat.name,
          threat.inPlay()
              ? threat(
                  world.place(threat.at).id,
                  String.valueOf(threat.health),
                  threat.filled.toString(),
                  threat.token,
                  yes(threat.stunned),
                  yes(threat.immune),
                  yes(threat.reacted),
                  String.valueOf(threat.ignored))
              : "cleared");
    }
    facts.put("missions", new TreeMap<>(world.missions).toString());
    facts.put("completed", world.completed.toString());
    for (var hero : world.heroes) hero(world, hero, facts);
    facts.put("story", world.story.stream().map(Facts::storyCard).toList().toString());
    if (world.solo()) {
      facts.put("support heroes", sorted(world.supportHeroes));
      facts.put("support row", sorted(world.supportRow));
      facts.put("support deck", supportDeck(world.supportDeck, world.setup));
      facts.put("battle plans", sorted(world.battlePlans));
    }
    var phase = world.setup ? "setup" : world.villainTurn ? "villain" : "hero";
    facts.put("phase", phase);
    facts.put("active", phase.equals("hero") ? world.active().id : "-");
    facts.put("next", world.nextHero.id);
    facts.put("gap", String.valueOf(world.gap));
    facts.put("delay", String.valueOf(world.delay));
    facts.put("reversed", yes(world.reversed));
    facts.put("tokens banned", yes(world.tokensBanned));
    var queued = referee.tokens.queued().toString();
    facts.put("queued overflows", referee.ending.equals("no") ? queued : "-");
    facts.put("Deceitful by", world.deceiver == null ? "nobody" : world.deceiver.id);
    facts.put("swift escape", yes(world.swiftEscape));
    // U-ACTION-02: what is left at the end of step 3 is lost, whoever still notes it.
    if (referee.actions.open) {
      facts.put("own symbols", symbols(referee.actions.own));
      facts.put("shared symbols", symbols(referee.actions.shared));
      facts.put("extra symbols", symbols(referee.actions.extra));
    }
    facts.put("over", referee.ending);
    return new Facts(facts);
  }

  private static void hero(World world, Hero hero, Map<String, String> facts) {
    var id = hero.id;
    facts.put(id + " at", world.place(hero.at).id);
    facts.put(id + " hand", sorted(hero.hand));
    facts.put(id + " deck", hero.deck.toString());
    facts.put(id + " removed", sorted(hero.removed));
    facts.put(
        id + " tokens",
        symbols(
            Printed.SYMBOLS.stream()
                .flatMap(kind -> Collections.nCopies(hero.tokens(kind), kind).stream())
                .toList()));
    facts.put(
        id + " gear",
        sorted(
            hero.gear.entrySet().stream()
                .map(gear -> gear.getKey() + (gear.getValue() ? "" : " used"))
                .toList()));
    facts.put(id + " super", sorted(hero.superCards));
    facts.put(
        id + " state",
        state(
            yes(hero.down),
            yes(hero.invulnerable),
            yes(hero.sheltering),
            yes(hero.redirecting),
            String.valueOf(hero.guard),
            yes(hero.playsRandom),
            yes(hero.playsFacedown)));
  }

  /** The facts that are not the same on both sides; empty if all are. */
  String difference(Facts referee) {
    var keys = new TreeSet<>(all.keySet());
    keys.addAll(referee.all.keySet());
    if (!referee.all.containsKey("own symbols")) keys.removeIf(key -> key.endsWith(" symbols"));
    return keys.stream()
        .filter(key -> !all.getOrDefault(key, "?").equals(referee.all.getOrDefault(key, "?")))
        .map(
            key ->
                "%s: engine %s, referee %s"
                    .formatted(key, all.getOrDefault(key, "?"), referee.all.getOrDefault(key, "?")))
        .collect(Collectors.joining("; "));
  }

  private static String threat(
      String at,
      String health,
      String filled,
      boolean token,
      String stunned,
      String immune,
      String reacted,
      String ignored) {
    return "at %s, health %s, filled %s, token %s, stunned %s, immune %s, reacted %s, ignored %s"
        .formatted(at, health, filled, token, stunned, immune, reacted, ignored);
  }

  private static String state(
      String ko,
      String invulnerable,
      String sheltering,
      String redirecting,
      String guard,
      String random,
      String facedown) {
    return "ko %s, invulnerable %s, sheltering %s, redirecting %s, guard %s, random %s, facedown %s"
        .formatted(ko, invulnerable, sheltering, redirecting, guard, random, facedown);
  }

  private static String storyCard(StoryCard card) {
    var text = new StringBuilder(card.id);
    if (card.facedown) text.append(" facedown");
    if (!card.covered.isEmpty()) {
      text.append(" covered");
      card.covered.forEach(symbol -> text.append(' ').append(symbol));
    }
    return text.toString();
  }

  /** Cards without what is said of who has seen them. */
  static List<String> cards(TreeReader list) {
    return list.texts().stream().map(card -> card.split(" ", 2)[0]).toList();
  }

  static String symbols(List<String> symbols) {
    var text =
        Printed.SYMBOLS.stream()
            .filter(symbols::contains)
            .map(kind -> symbols.stream().filter(kind::equals).count() + " " + kind)
            .collect(Collectors.joining(" "));
    return text.isEmpty() ? "none" : text;
  }

  /** Before it is shuffled the deck has no order. */
  private static String supportDeck(List<String> deck, boolean setup) {
    return setup ? sorted(deck) : deck.toString();
  }

  private static String sorted(List<String> words) {
    return words.stream().sorted().toList().toString();
  }

  private static String word(TreeReader text, String field, String otherwise) {
    return text.find(field).map(TreeReader::text).orElse(otherwise);
  }

  private static String flag(TreeReader text, String field) {
    return word(text, field, "no");
  }

  private static String yes(boolean value) {
    return value ? "yes" : "no";
  }
}
