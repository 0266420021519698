package sixstones.games.united.log;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import sixstones.games.united.box.Box;
import sixstones.games.united.effects.Effects;
import sixstones.games.united.moves.Option;

/** Which card, Location or dashboard an effect is printed on. */
public final class Sources {

  private static final Map<String, String> KEYS = keys();
  private static final Map<String, String> SENTENCES = sentences();

  private Sources() {}

  /** The id that an effect's path begins with. */
  public static String id(Effects effects) {
    return effects.path().split("[./]", 2)[0];
  }

  /** The key of its name. */
  public static String key(Effects effects) {
    var key = KEYS.get(id(effects));
    if (key == null) throw new IllegalStateException(effects.path() + " is printed nowhere");
    return key;
  }

  /** The key of the sentence that says what it does. */
  public static String sentence(Effects effects) {
    var whole = effects.path().split("/", 2)[0];
    return SENTENCES.getOrDefault(whole, key(effects) + ".text");
  }

  /** The words of one of its options. */
  public static String option(Effects effects, Option option) {
    return "united.choice." + id(effects) + "." + option.id();
  }

  private static Map<String, String> keys() {
    var keys = new HashMap<String, String>();
    Box.heroCards().forEach(card -> keys.put(card.id(), card.key()));
    Box.tiles().forEach(tile -> keys.put(tile.id(), tile.key()));
    Box.gears().forEach(gear -> keys.put(gear.id(), gear.key()));
    Box.villainCards().forEach(card -> keys.put(card.id(), card.key()));
    Box.superHeroCards().forEach(card -> keys.put(card.id(), card.key()));
    Box.battlePlans().forEach(plan -> keys.put(plan.id(), plan.key()));
    for (var villain : Box.villains()) {
      keys.put(villain.id(), villain.key());
      villain.plans().forEach(plan -> keys.put(plan.id(), plan.key()));
      villain.threats().forEach(threat -> keys.put(threat.kind(), threat.key()));
    }
    return Map.copyOf(keys);
  }

  /** Most cards say one thing; these say several, each in its place. */
  private static Map<String, String> sentences() {
    var sentences = new HashMap<String, String>();
    for (var tile : Box.tiles()) {
      sentences.put(tile.id(), tile.key() + ".end.text");
      sentences.put(tile.id() + ".constant", tile.key() + ".constant.text");
    }
    Box.gears().forEach(gear -> sentences.put(gear.id() + ".cost", gear.key() + ".back.text"));
    for (var villain : Box.villains()) {
      for (var part : List.of("bam", "overflow", "ko")) {
        sentences.put(villain.id() + "." + part, villain.key() + "." + part + ".text");
      }
      for (var rule : villain.rules()) {
        sentences.put(rule.effects().path(), villain.key() + ".rules.text");
      }
      for (var threat : villain.threats()) {
        for (var ability : threat.abilities()) {
          sentences.put(ability.effects().path(), threat.key() + "." + ability.trigger().id());
        }
      }
    }
    return Map.copyOf(sentences);
  }
}
