package sixstones.games.war.tiles;

import java.util.List;
import sixstones.engine.Bits;
import sixstones.engine.text.TreeReader;
import sixstones.games.war.board.Direction;
import sixstones.games.war.pieces.Teams;
import sixstones.games.war.pieces.Token;

/**
 * One physical tile.
 *
 * @param variant as in the data file: the stone, the pair of heroes, the arrows, the team's base
 * @param detail the variant as a number: the first token it brings, the exits as bits over
 *     directions, the team, 1 for clockwise
 */
public record Tile(TileKind kind, String variant, Back back, int detail) {

  /** The tile that a row of the data file describes. */
  static Tile of(TreeReader row) {
    var kind = row.at("kind").as(TileKind::named);
    var variant = row.at("variant").text();
    int detail = row.at("variant").as(text -> detail(kind, text));
    return new Tile(kind, variant, row.at("back").as(Back::named), detail);
  }

  static Tile of(TileKind kind, String variant, Back back) {
    return new Tile(kind, variant, back, detail(kind, variant));
  }

  /** A blank tile; blanks that do different things are told apart by their number. */
  static Tile blank(List<Blank> blanks, int index) {
    boolean same = blanks.stream().map(Blank::effect).distinct().count() == 1;
    return new Tile(TileKind.BLANK, same ? "" : String.valueOf(index + 1), Back.RED, 0);
  }

  /** The tokens that come out for this tile alone; energy comes from a common supply. */
  int brings() {
    return switch (kind) {
      case INFINITY_STONE, LEADERSHIP -> 1 << detail;
      case SUPERHEROES -> 3 << detail;
      default -> 0;
    };
  }

  private static int detail(TileKind kind, String variant) {
    return switch (kind) {
      case INFINITY_STONE -> Token.named(variant);
      case SUPERHEROES -> Token.firstHeroOf(variant);
      case LEADERSHIP ->
          switch (variant) {
            case "half_a" -> Token.LEADERSHIP;
            case "half_b" -> Token.LEADERSHIP + 1;
            default -> throw new IllegalArgumentException("a half is half_a or half_b");
          };
      case ARROW -> exits(variant);
      case TEAM_BASE -> Teams.withBase(variant);
      case CIRCULAR_MOVEMENT ->
          switch (variant) {
            case "cw" -> 1;
            case "ccw" -> 0;
            default -> throw new IllegalArgumentException("a direction is cw or ccw");
          };
      case BLANK,
          ENERGY,
          THANOS_BASE,
          BATTLEFIELD,
          SHORT_ROUTE,
          TELEPORT,
          DROPSHIP,
          Q_SHIP,
          GUARDIANS_SHIP,
          LOKI,
          OUTRIDER_GENERAL,
          CORVUS_GLAIVE,
          CULL_OBSIDIAN,
          PROXIMA_MIDNIGHT,
          EBONY_MAW -> {
        if (!variant.isEmpty()) throw new IllegalArgumentException("it has no variants");
        yield 0;
      }
    };
  }

  private static int exits(String variant) {
    int exits = 0;
    for (var letter : variant.split("\\+")) {
      int index = "NESW".indexOf(letter);
      if (letter.length() != 1 || index < 0) {
        throw new IllegalArgumentException("arrows are some of N, E, S, W joined by +");
      }
      exits |= 1 << index;
    }
    return exits;
  }

  /** The exits of an arrow tile after so many quarter turns clockwise, as bits over directions. */
  public int exits(int turns) {
    return (detail << turns | detail >> (4 - turns)) & 15;
  }

  /** In how many ways the tile can lie so that a player sees the difference. */
  public int orientations() {
    if (kind != TileKind.ARROW) return 1;
    for (int turns = 1; turns < 4; turns++) if (exits(turns) == detail) return turns;
    return 4;
  }

  /** Whether it points this way after so many turns. */
  public boolean points(int turns, Direction direction) {
    return Bits.has(exits(turns), direction.ordinal());
  }

  /** Kind and variant, as position texts say it. */
  public String text() {
    return variant.isEmpty() ? kind.id() : kind.id() + " " + variant;
  }
}
