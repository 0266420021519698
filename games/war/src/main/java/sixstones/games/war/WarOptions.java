package sixstones.games.war;

import java.util.ArrayList;
import java.util.List;
import sixstones.engine.Options;
import sixstones.engine.TableOption;
import sixstones.games.war.box.Layout;
import sixstones.games.war.box.Team;
import sixstones.games.war.box.TileKind;
import sixstones.games.war.box.TileSet;
import sixstones.games.war.state.Rulings;
import sixstones.games.war.state.VisitedBan;

/**
 * The table options: team wishes, layout, blanks, and the rulings where two readings are
 * defensible. The standard of each is the catalogue's decision.
 */
public final class WarOptions {

  public static final TableOption LAYOUT =
      new TableOption("layout", Layout.ids(), Layout.ids().getFirst());
  public static final TableOption OPEN_TILES = TableOption.text("open-tiles", 4000);
  public static final TableOption OWN_BLANKS = TableOption.text("own-blanks", 300);
  public static final TableOption BLANKS =
      new TableOption("blanks", List.of("0", "1", "2", "3"), "0");
  public static final TableOption BLANK_EFFECT =
      new TableOption("blank-effect", blankEffects(), TileKind.BLANK.id());
  public static final TableOption BLANK_REPLACES = blankReplaces();

  private static final TableOption ONE_TOSS =
      new TableOption("base-tosses", List.of("each-side", "one"), "each-side", List.of(4));
  private static final TableOption ARROWS =
      new TableOption("arrow-tiles", List.of("every-arrival", "moves-only"), "every-arrival");
  private static final TableOption BASE_TRAPS =
      new TableOption("base-traps", List.of("after-pause", "at-once"), "after-pause");
  private static final TableOption LEAVERS =
      new TableOption("left-traps", List.of("lost", "catch"), "lost");
  private static final TableOption BAN =
      new TableOption("visited-ban", VisitedBan.ids(), VisitedBan.MOVES.id());
  private static final TableOption THANOS_CONTACT =
      new TableOption("thanos-contact", List.of("his-cell", "previous-cell"), "his-cell");
  private static final TableOption DETENTION =
      new TableOption("detention", List.of("at-once", "next-turn"), "at-once");
  private static final TableOption FIRST_ACTIVATION =
      new TableOption("first-activation", List.of("same-turn", "next-turn"), "same-turn");
  private static final TableOption THANOS_STONES =
      new TableOption("thanos-stones", List.of("every-carried", "one-token"), "every-carried");
  private static final TableOption THANOS_BASES =
      new TableOption("thanos-at-bases", List.of("turns-back", "returns-all"), "turns-back");
  private static final TableOption THREE_NEAREST =
      new TableOption("three-nearest", List.of("characters", "places"), "characters");

  /** The wish of each seat for a team. */
  public static final List<TableOption> TEAM_WISHES = teamWishes();

  /** Everything the creator of a table may set. */
  public static final List<TableOption> ALL = all();

  private WarOptions() {}

  private static List<TableOption> all() {
    var all =
        new ArrayList<TableOption>(
            List.of(LAYOUT, OPEN_TILES, BLANKS, BLANK_EFFECT, BLANK_REPLACES, OWN_BLANKS));
    all.addAll(TEAM_WISHES);
    all.addAll(
        List.of(
            ONE_TOSS,
            ARROWS,
            BASE_TRAPS,
            LEAVERS,
            BAN,
            THANOS_CONTACT,
            DETENTION,
            FIRST_ACTIVATION,
            THANOS_STONES,
            THANOS_BASES,
            THREE_NEAREST));
    return List.copyOf(all);
  }

  private static List<TableOption> teamWishes() {
    var wishes = new ArrayList<TableOption>();
    var values = new ArrayList<String>(List.of("any"));
    values.addAll(Team.ids());
    for (int seat = 0; seat < Team.ALL.length; seat++) {
      var counts = new ArrayList<Integer>();
      for (int seats = Math.max(2, seat + 1); seats <= Team.ALL.length; seats++) counts.add(seats);
      wishes.add(
          new TableOption(
              "team-" + seat, values, "any", seat < 2 ? List.of() : List.copyOf(counts)));
    }
    return List.copyOf(wishes);
  }

  private static List<String> blankEffects() {
    return List.of(
            TileKind.BLANK,
            TileKind.BATTLEFIELD,
            TileKind.SHORT_ROUTE,
            TileKind.TELEPORT,
            TileKind.DROPSHIP,
            TileKind.Q_SHIP,
            TileKind.GUARDIANS_SHIP,
            TileKind.LOKI,
            TileKind.OUTRIDER_GENERAL,
            TileKind.CORVUS_GLAIVE,
            TileKind.CULL_OBSIDIAN,
            TileKind.PROXIMA_MIDNIGHT,
            TileKind.EBONY_MAW)
        .stream()
        .map(TileKind::id)
        .toList();
  }

  private static TableOption blankReplaces() {
    var kinds = TileSet.replaceable().stream().map(TileKind::id).toList();
    var standard = kinds.contains(TileKind.ARROW.id()) ? TileKind.ARROW.id() : kinds.getFirst();
    return new TableOption("blank-replaces", kinds, standard);
  }

  /** The rulings that a table has chosen. */
  public static Rulings rulings(Options options) {
    return new Rulings(
        differs(options, ONE_TOSS),
        differs(options, ARROWS),
        !differs(options, BASE_TRAPS),
        differs(options, LEAVERS),
        VisitedBan.named(options.get(BAN)),
        differs(options, THANOS_CONTACT),
        differs(options, DETENTION),
        differs(options, FIRST_ACTIVATION),
        differs(options, THANOS_STONES),
        differs(options, THANOS_BASES),
        differs(options, THREE_NEAREST));
  }

  private static boolean differs(Options options, TableOption option) {
    return !options.get(option).equals(option.standard());
  }
}
