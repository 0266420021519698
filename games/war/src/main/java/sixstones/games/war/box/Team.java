package sixstones.games.war.box;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import sixstones.engine.Bits;
import sixstones.engine.text.TreeError;

/** One of the five teams of two, as the data file pairs them (W-RULE-08). */
public final class Team {

  private static final String FILE = "teams.csv";
  private static final int COUNT = 5;

  /** No team: one to which nobody belongs. */
  public static final Team NONE = new Team(-1, "", "");

  private static final Team[] OF_PIECE = new Team[Piece.CHARACTERS.length];
  private static final int[] INDEX = new int[Piece.CHARACTERS.length];

  /** In the order of the data. */
  public static final Team[] ALL = load();

  private final int index;
  private final String id;
  private final String base;
  private final Piece[] pieces = {Piece.NOBODY, Piece.NOBODY};
  private int both;

  private Team(int index, String id, String base) {
    this.index = index;
    this.id = id;
    this.base = base;
  }

  private static Team[] load() {
    var rows = WarData.rows(FILE);
    var teams = new ArrayList<Team>();
    Arrays.fill(OF_PIECE, NONE);
    for (var row : rows) {
      var id = row.at("team").text();
      if (teams.stream().noneMatch(team -> team.id.equals(id))) {
        teams.add(new Team(teams.size(), id, row.at("base").text()));
      }
      var team = teams.stream().filter(other -> other.id.equals(id)).findFirst().orElseThrow();
      var piece = row.at("character").as(Piece::named);
      int filled = Bits.count(team.both);
      if (teams.size() > COUNT || filled == 2 || OF_PIECE[piece.index()] != NONE) {
        throw row.error("there must be five teams of two different characters");
      }
      OF_PIECE[piece.index()] = team;
      INDEX[piece.index()] = filled;
      team.pieces[filled] = piece;
      team.both |= piece.bit();
    }
    if (rows.size() != Piece.CHARACTERS.length) {
      throw new TreeError(FILE, "ten characters are needed");
    }
    return teams.toArray(Team[]::new);
  }

  /** A person's name as an id: {@code Iron Man} becomes {@code iron-man}. */
  static String idOf(String name) {
    return name.toLowerCase(Locale.ROOT).replace("'", "").replace(' ', '-');
  }

  public static List<String> ids() {
    return Arrays.stream(ALL).map(Team::id).toList();
  }

  public static Team of(int index) {
    return ALL[index];
  }

  static Team of(Piece piece) {
    return OF_PIECE[piece.index()];
  }

  /** Which of its team's two characters this is, 0 or 1. */
  public static int indexOf(Piece piece) {
    return INDEX[piece.index()];
  }

  public static Team named(String id) {
    var wanted = id.strip().toLowerCase(Locale.ROOT).replace('-', '_').replace(' ', '_');
    for (var team : ALL) if (team.id.equals(wanted)) return team;
    throw new IllegalArgumentException("there is no team \"" + id + "\"");
  }

  /** The team whose base a tile of this variant is. */
  static Team withBase(String variant) {
    for (var team : ALL) if (team.base.equals(variant)) return team;
    throw new IllegalArgumentException("no team has the base " + variant);
  }

  public int index() {
    return index;
  }

  public boolean isNone() {
    return this == NONE;
  }

  public String id() {
    return id;
  }

  public String phraseKey() {
    return "war.team." + id;
  }

  /** The variant of the team's base tile. */
  public String base() {
    return base;
  }

  /** The team's two characters. */
  public Piece[] pieces() {
    return pieces;
  }

  /** Both characters as a bit set over pieces. */
  public int both() {
    return both;
  }

  @Override
  public String toString() {
    return id;
  }
}
