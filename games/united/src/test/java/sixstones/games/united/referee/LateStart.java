package sixstones.games.united.referee;

import java.util.LinkedHashMap;
import java.util.Map;
import sixstones.engine.chance.Chance;
import sixstones.engine.text.Tree;
import sixstones.engine.text.TreeReader;

/**
 * A fresh deal in which the Missions are nearly complete, the Villain is weak and the Heroes hold
 * tokens: random games seldom get there by themselves.
 */
final class LateStart {

  private LateStart() {}

  /** The position text of a fresh deal, changed. */
  static Tree.Mapping of(Tree.Mapping fresh, Chance chance) {
    var missions =
        Tree.mapping()
            .put("rescue", 5 + chance.below(4))
            .put("defeat", 5 + chance.below(4))
            .put("threats", chance.below(4))
            .done();
    var villain = (Tree.Mapping) field(fresh, "villain");
    boolean mortal = !TreeReader.of(villain).at("health").text().equals("0");
    var team = new LinkedHashMap<String, Tree>();
    for (var hero : ((Tree.Mapping) field(fresh, "team")).fields().entrySet()) {
      team.put(hero.getKey(), equipped((Tree.Mapping) hero.getValue(), chance));
    }
    return with(
        fresh,
        Map.of(
            "missions",
            missions,
            "villain",
            mortal ? with(villain, Map.of("health", Tree.leaf(1 + chance.below(4)))) : villain,
            "team",
            new Tree.Mapping(team)));
  }

  private static Tree.Mapping equipped(Tree.Mapping hero, Chance chance) {
    var more = new LinkedHashMap<String, Tree>();
    more.put("tokens", Tree.leaf("1 move 1 attack 1 heroic 1 wild"));
    if (chance.below(4) == 0) more.put("random", Tree.leaf("yes"));
    if (chance.below(4) == 0) more.put("facedown", Tree.leaf("yes"));
    return with(hero, more);
  }

  /** What the referee must know of it. */
  static void read(World world, TreeReader text) {
    text.at("missions").fields().forEach((id, n) -> world.missions.put(id, n.number()));
    world.villainHealth = text.at("villain").at("health").number();
    for (var hero : world.heroes) {
      var there = text.at("team").at(hero.id);
      hero.tokens.replaceAll((kind, n) -> 0);
      var words = there.at("tokens").text().split(" ");
      for (int i = 0; i + 1 < words.length; i += 2) {
        hero.tokens.put(words[i + 1], Integer.parseInt(words[i]));
      }
      hero.playsRandom = there.has("random");
      hero.playsFacedown = there.has("facedown");
    }
  }

  private static Tree field(Tree.Mapping tree, String name) {
    return TreeReader.of(tree).at(name).tree();
  }

  private static Tree.Mapping with(Tree.Mapping tree, Map<String, Tree> changes) {
    var fields = new LinkedHashMap<>(tree.fields());
    fields.putAll(changes);
    return new Tree.Mapping(fields);
  }
}
