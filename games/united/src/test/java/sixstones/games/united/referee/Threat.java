package sixstones.games.united.referee;

import java.util.List;
import java.util.Objects;
import java.util.TreeSet;
import sixstones.engine.text.TreeReader;

/** A Threat card, in play or cleared. */
final class Threat {

  static final int CLEARED = -1;

  final String name;
  final TreeReader printed;
  int at;
  int health;

  /** Spaces with an Action token, counted from 1. */
  final TreeSet<Integer> filled = new TreeSet<>();

  boolean token = true;
  boolean stunned;

  /** Starfox: can't be damaged until the next Villain turn. */
  boolean immune;

  /** Captain Marvel has struck back in this turn. */
  boolean reacted;

  /** Damage that was ignored in this turn. */
  int ignored;

  Threat(String name, TreeReader printed) {
    this.name = name;
    this.printed = printed;
  }

  boolean inPlay() {
    return at != CLEARED;
  }

  boolean henchman() {
    return printed.at("kind").text().equals("henchman");
  }

  List<String> spaces() {
    return printed.find("clear").map(TreeReader::texts).orElse(List.of());
  }

  int fullHealth(int heroes) {
    if (!henchman()) return 0;
    var health = printed.at("health");
    return health.isLeaf() ? health.number() : heroes + health.at("plus").number();
  }

  List<TreeReader> abilities(String trigger) {
    return printed.at("abilities").items().stream()
        .filter(ability -> ability.at("trigger").texts().contains(trigger))
        .toList();
  }

  String card() {
    return Objects.requireNonNull(printed.at("id").text());
  }

  @Override
  public String toString() {
    return name;
  }
}
