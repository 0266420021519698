package sixstones.games.gauntlet;

import java.util.List;
import sixstones.engine.Options;
import sixstones.engine.TableOption;
import sixstones.games.gauntlet.cards.Box;

/** What the creator of a table may set. */
public final class GauntletOptions {

  /** G-RULE-03: who is Thanos. */
  public static final TableOption THANOS =
      new TableOption("thanos", List.of("0", "1", "2", "3", "4", "5", "random"), "0");

  /** G-RULE-20: how many turns the lone hero takes after each of Thanos'. */
  public static final TableOption HERO_TURNS =
      new TableOption("hero-turns", List.of("2", "1"), "2", List.of(2));

  private static final List<String> LIVES =
      List.of("standard", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12");

  private static final TableOption HEROES_LIFE = new TableOption("heroes-life", LIVES, "standard");
  private static final TableOption THANOS_LIFE = new TableOption("thanos-life", LIVES, "standard");

  private GauntletOptions() {}

  static List<TableOption> all() {
    return List.of(THANOS, HERO_TURNS, HEROES_LIFE, THANOS_LIFE);
  }

  /** G-SETUP-06, G-SETUP-07: from the life table, or as the table likes. */
  public static int life(Options options, boolean hero, int players) {
    var option = hero ? HEROES_LIFE : THANOS_LIFE;
    if (!options.get(option).equals("standard")) return options.number(option);
    return hero ? Box.heroesLife(players) : Box.thanosLife(players);
  }
}
