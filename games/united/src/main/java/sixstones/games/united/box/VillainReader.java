package sixstones.games.united.box;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import sixstones.engine.text.TreeReader;
import sixstones.games.united.effects.Amount;
import sixstones.games.united.effects.Fields;
import sixstones.games.united.effects.Given;
import sixstones.games.united.effects.Setting;
import sixstones.games.united.effects.Symbol;
import sixstones.games.united.effects.Token;

/** Reads a Villain's dashboard with plan cards and Threats. */
final class VillainReader {

  private final BoxReader box;

  VillainReader(BoxReader box) {
    this.box = box;
  }

  void villain(TreeReader at) {
    at.allow(
        "id",
        "name",
        "anti_hero",
        "health",
        "health_source",
        "track",
        "bam",
        "overflow",
        "ko",
        "plot",
        "heroic_goal",
        "special_rules",
        "special_setup",
        "hero_start_tokens",
        "source",
        "master_plan",
        "threats");
    var id = at.at("id").text();
    var health = new ArrayList<Integer>();
    if (at.at("health").isMapping()) {
      for (var n : List.of("2", "3", "4")) health.add(at.at("health").at(n).number(1, 30));
    }
    var goals = goals(at);
    var lose = at.find("plot").filter(TreeReader::isMapping).map(VillainReader::lose);
    box.villains.add(
        new Villain(
            box.villains.size(),
            id,
            at.at("anti_hero").truth(),
            List.copyOf(health),
            at.find("track").map(t -> t.at("end").number(1, 99)).orElse(0),
            box.list(id + ".bam", at.at("bam"), Setting.of()),
            box.list(id + ".overflow", at.at("overflow"), Setting.of()),
            at.at("ko").isLeaf()
                ? null
                : box.list(id + ".ko", at.at("ko"), Setting.of(Given.TARGET)),
            lose.flatMap(l -> l.find("track_at")).map(TreeReader::number).orElse(0),
            lose.map(l -> l.has("unplaceable")).orElse(false),
            goals.isEmpty() ? !health.isEmpty() : goal(goals, "villain_health") != null,
            text(goal(goals, "threat_cleared")),
            missionsToWin(goal(goals, "missions_done")),
            rules(id, at.at("special_rules")),
            Fields.symbols(at.at("hero_start_tokens").at("tokens")),
            planCards(at.at("master_plan")),
            threatCards(at.at("threats"))));
  }

  private static TreeReader lose(TreeReader plot) {
    plot.allow("text", "lose_when", "source");
    return plot.at("lose_when").allow("track_at", "unplaceable");
  }

  private static List<TreeReader> goals(TreeReader at) {
    var goal = at.find("heroic_goal").filter(TreeReader::isMapping);
    var goals = goal.map(g -> g.at("win_when").items()).orElse(List.of());
    goals.forEach(g -> g.allow("villain_health", "threat_cleared", "missions_done"));
    return goals;
  }

  private static @Nullable TreeReader goal(List<TreeReader> goals, String kind) {
    for (var goal : goals) if (goal.has(kind)) return goal.at(kind);
    return null;
  }

  private static int missionsToWin(@Nullable TreeReader at) {
    return at == null ? 0 : at.number(1, 3);
  }

  private static String text(@Nullable TreeReader at) {
    return at == null ? "" : at.text();
  }

  private List<Ability> rules(String id, TreeReader at) {
    var rules = new ArrayList<Ability>();
    for (var rule : at.items()) {
      rule.allow("trigger", "text", "effects", "source", "icons_guessed");
      rules.add(box.ability(id + ".rule" + rules.size(), rule, Triggers.DASHBOARD));
    }
    return List.copyOf(rules);
  }

  private List<PlanCard> planCards(TreeReader at) {
    var cards = new ArrayList<PlanCard>();
    int copies = 0;
    for (var card : at.items()) {
      card.allow(
          "id",
          "copies",
          "move",
          "bam",
          "mark",
          "name",
          "text",
          "effects",
          "tokens",
          "source",
          "values_source",
          "icons_guessed");
      var id = card.at("id").text();
      var plan =
          new PlanCard(
              box.plans.size(),
              cards.size(),
              id,
              card.at("copies").number(1, 12),
              BoxReader.mark(card, Mark.START),
              card.at("move").number(0, 6),
              card.at("bam").truth(),
              tokens(card),
              card.has("effects") ? box.list(id, card, Setting.of()) : null);
      cards.add(plan);
      box.plans.add(plan);
      copies += plan.copies();
    }
    if (copies != 12) throw at.error("12 plan cards are expected, not " + copies);
    return List.copyOf(cards);
  }

  private static List<List<Integer>> tokens(TreeReader card) {
    var places = new ArrayList<List<Integer>>();
    for (var place : List.of("left", "center", "right")) {
      var counts = new Integer[] {0, 0, 0, 0};
      var at = card.find("tokens").map(t -> t.allow("left", "center", "right"));
      for (var entry :
          at.flatMap(t -> t.find(place)).stream().flatMap(VillainReader::entries).toList()) {
        counts[Token.named(entry.getKey()).ordinal()] = entry.getValue().number(1, 5);
      }
      places.add(List.of(counts));
    }
    return List.copyOf(places);
  }

  private List<Threat> threatCards(TreeReader at) {
    var cards = new ArrayList<Threat>();
    for (var card : at.items()) {
      card.allow(
          "id",
          "name",
          "copies",
          "kind",
          "health",
          "health_source",
          "clear",
          "clear_source",
          "abilities",
          "source",
          "icons_guessed");
      var id = card.at("id").text();
      boolean henchman = card.at("kind").text().equals("henchman");
      if (henchman == card.has("clear")) throw card.error("a Henchman has health, others clear");
      var clear = henchman ? List.<Symbol>of() : Fields.symbols(card.at("clear"));
      var abilities = new ArrayList<Ability>();
      for (var ability : card.at("abilities").items()) {
        ability.allow("trigger", "once_per_turn", "text", "effects", "source");
        var path = id + ".ability" + abilities.size();
        abilities.add(box.ability(path, ability, Triggers.THREAT, Given.THREAT));
      }
      int copies = card.at("copies").number(1, 6);
      for (int copy = 1; copy <= copies; copy++) {
        var name = copies == 1 ? id : id + "." + copy;
        cards.add(
            new Threat(
                box.threats.size(),
                cards.size(),
                name,
                id,
                henchman ? health(card.at("health")) : null,
                clear,
                List.copyOf(abilities)));
        box.threats.add(cards.getLast());
      }
    }
    if (cards.size() != 6) throw at.error("6 Threats are expected, not " + cards.size());
    return List.copyOf(cards);
  }

  private static Amount health(TreeReader at) {
    return at.isMapping() ? Fields.heroes(at) : new Amount.Fixed(at.number(1, 12));
  }

  private static Stream<Map.Entry<String, TreeReader>> entries(TreeReader at) {
    return at.fields().entrySet().stream();
  }
}
