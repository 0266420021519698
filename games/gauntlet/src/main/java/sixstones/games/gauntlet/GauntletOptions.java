package sixstones.games.gauntlet;

import java.util.List;
import sixstones.engine.BadDeal;
import sixstones.engine.Deal;
import sixstones.engine.Options;
import sixstones.engine.TableOption;
import sixstones.engine.phrase.Phrase;
import sixstones.games.gauntlet.box.Box;
import sixstones.games.gauntlet.box.Side;

/** What the creator of a table may set. */
public final class GauntletOptions {

  /** G-RULE-03: who is Thanos. */
  public static final TableOption THANOS =
      new TableOption("thanos", List.of("0", "1", "2", "3", "4", "5", "random"), "0");

  /** G-RULE-20: how many turns the lone hero takes after each of Thanos'. */
  public static final TableOption HERO_TURNS =
      new TableOption("hero-turns", List.of("2", "1"), "2", List.of(2));

  /** G-RULE-21: when six stones win. */
  public static final TableOption STONES =
      new TableOption("stones", List.of("at-once", "thanos-turn"), "at-once");

  private static final List<String> LIVES =
      List.of("standard", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12");

  private static final TableOption HEROES_LIFE = new TableOption("heroes-life", LIVES, "standard");
  private static final TableOption THANOS_LIFE = new TableOption("thanos-life", LIVES, "standard");

  private GauntletOptions() {}

  static List<TableOption> all() {
    return List.of(THANOS, HERO_TURNS, STONES, HEROES_LIFE, THANOS_LIFE);
  }

  /** Refuses what is no option for so many players; everything else is checked for every game. */
  static void check(Deal deal) {
    boolean said = deal.options().values().containsKey(HERO_TURNS.id());
    if (said && !HERO_TURNS.seats().contains(deal.seats())) {
      throw new BadDeal(
          Phrase.of("gauntlet.deal.heroTurns"), "The option hero-turns is for 2 players.");
    }
    var thanos = deal.options().get(THANOS);
    if (!thanos.equals("random") && Integer.parseInt(thanos) >= deal.seats()) {
      throw new BadDeal(
          Phrase.of("gauntlet.deal.thanos").number("seats", deal.seats()),
          "There is no seat %s to be Thanos; with %d players the last is %d."
              .formatted(thanos, deal.seats(), deal.seats() - 1));
    }
  }

  public static boolean stonesOnHisTurn(Options options) {
    return options.get(STONES).equals("thanos-turn");
  }

  /** G-SETUP-06, G-SETUP-07: from the life table, or as the table likes. */
  public static int life(Options options, Side side, int players) {
    boolean heroes = side == Side.HEROES;
    var option = heroes ? HEROES_LIFE : THANOS_LIFE;
    if (!options.get(option).equals("standard")) return options.number(option);
    return heroes ? Box.heroesLife(players) : Box.thanosLife(players);
  }
}
