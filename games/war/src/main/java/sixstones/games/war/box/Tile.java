package sixstones.games.war.box;

import java.util.List;
import sixstones.engine.Bits;
import sixstones.engine.text.TreeReader;

/**
 * One physical tile.
 *
 * @param variant as in the data file: the stone, the pair of heroes, the arrows, the team's base
 * @param detail the variant as a number: the first token it brings, the exits as bits over
 *     directions, the team, 1 for clockwise
 * @param number among the tiles of a table, by which those that look alike are told apart
 */
public record Tile(TileKind kind, String variant, Back back, int detail, int number) {

  /** The number of a tile that belongs to no table yet. */
  private static final int NONE = -1;

  /** The tile that a row of the data file describes. */
  static Tile of(TreeReader row) {
    var kind = row.at("kind").as(TileKind::named);
    var variant = row.at("variant").text();
    int detail = row.at("variant").as(text -> kind.variants().detail(text));
    return new Tile(kind, variant, row.at("back").as(Back::named), detail, NONE);
  }

  static Tile of(TileKind kind, String variant, Back back) {
    return new Tile(kind, variant, back, kind.variants().detail(variant), NONE);
  }

  /** A blank tile; blanks that do different things are told apart by their number. */
  static Tile blank(List<Blank> blanks, int index) {
    boolean same = blanks.stream().map(Blank::effect).distinct().count() == 1;
    return new Tile(TileKind.BLANK, same ? "" : String.valueOf(index + 1), Back.RED, 0, NONE);
  }

  Tile numbered(int index) {
    return new Tile(kind, variant, back, detail, index);
  }

  /** Whether nobody can tell the two apart, whichever side is up. */
  boolean looksLike(Tile other) {
    return kind == other.kind && variant.equals(other.variant) && back == other.back;
  }

  /** The tokens that come out for this tile alone; energy comes from a common supply. */
  public int brings() {
    return switch (kind.variants()) {
      case STONE, HALF -> 1 << detail;
      case HEROES -> 3 << detail;
      case NONE, TEAM, ARROWS, SENSE -> 0;
    };
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

  /** Whose base it is; only to be asked of team bases. */
  public Team team() {
    return Team.of(detail);
  }

  /** Which way a circular movement goes. */
  public boolean clockwise() {
    return detail == 1;
  }

  /** Kind and variant, as position texts say it. */
  public String text() {
    return variant.isEmpty() ? kind.id() : kind.id() + " " + variant;
  }
}
