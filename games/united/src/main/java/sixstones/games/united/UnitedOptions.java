package sixstones.games.united;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import sixstones.engine.TableOption;
import sixstones.games.united.box.Box;

/** What the creator of a table may set. */
public final class UnitedOptions {

  /** Standard: Commander for one, co-op for two to four, Super Villain for five. */
  public static final TableOption MODE =
      new TableOption(
          "mode", List.of("standard", "coop", "commander", "supervillain", "duel"), "standard");

  public static final TableOption VILLAIN =
      new TableOption("villain", ids(Box.villains().stream().map(v -> v.id())), "random");

  /** U-SETUP-16: the Heroes in turn order of the seats; everybody chooses unless it is set. */
  public static final List<TableOption> HEROES =
      Stream.of("1", "2", "3", "4")
          .map(n -> new TableOption("hero-" + n, heroes(), "choose"))
          .toList();

  /** U-CHALLENGE-01. */
  public static final TableOption CHALLENGE =
      new TableOption("challenge", List.of("none", "moderate", "hard", "both"), "none");

  /** U-CHALLENGE-06. */
  public static final TableOption RELENTLESS =
      new TableOption("relentless", List.of("yes", "no"), "no");

  /** U-GEAR-01. */
  public static final TableOption GEAR = new TableOption("gear", List.of("yes", "no"), "no");

  /** U-RULE-03. */
  public static final TableOption CONSTANT_LOCATIONS =
      new TableOption("constant-locations", List.of("yes", "no"), "yes");

  /** U-RULE-89. */
  public static final TableOption OPEN_HANDS =
      new TableOption("open-hands", List.of("yes", "no"), "yes");

  /** U-RULE-62. */
  public static final TableOption EXTRA_TOKENS =
      new TableOption("extra-tokens", List.of("0", "1", "2"), "0", List.of(2, 3, 4, 5));

  /** Whether the Commander chooses the Support team, or chance does. */
  public static final TableOption SUPPORT =
      new TableOption("support", List.of("choose", "random"), "choose", List.of(1, 2));

  /** U-SOLO-09. */
  public static final TableOption BATTLE_PLANS =
      new TableOption("battle-plans", List.of("0", "1", "2"), "2", List.of(1));

  private UnitedOptions() {}

  static List<TableOption> all() {
    var all = new ArrayList<TableOption>();
    all.add(MODE);
    all.add(VILLAIN);
    all.addAll(HEROES);
    all.add(CHALLENGE);
    all.add(RELENTLESS);
    all.add(GEAR);
    all.add(CONSTANT_LOCATIONS);
    all.add(OPEN_HANDS);
    all.add(EXTRA_TOKENS);
    all.add(SUPPORT);
    all.add(BATTLE_PLANS);
    return List.copyOf(all);
  }

  private static List<String> heroes() {
    var heroes = ids(Box.heroes().stream().map(h -> h.id()));
    return Stream.concat(Stream.of("choose"), heroes.stream()).toList();
  }

  private static List<String> ids(Stream<String> ids) {
    return Stream.concat(Stream.of("random"), ids).toList();
  }
}
