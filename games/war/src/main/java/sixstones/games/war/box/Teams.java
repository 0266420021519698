package sixstones.games.war.box;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import sixstones.engine.text.TreeError;

/** The five teams of two, as the data file pairs them (W-RULE-08). */
public final class Teams {

  public static final int COUNT = 5;

  private static final String FILE = "teams.csv";

  private static final List<String> IDS = new ArrayList<>();
  private static final List<String> BASES = new ArrayList<>();
  private static final Piece[][] PIECES = new Piece[COUNT][2];
  private static final int[] TEAM = new int[Piece.CHARACTERS.length];
  private static final int[] INDEX = new int[Piece.CHARACTERS.length];

  static {
    var rows = WarData.rows(FILE);
    var filled = new int[COUNT];
    Arrays.fill(TEAM, -1);
    for (var row : rows) {
      var id = row.at("team").text();
      if (!IDS.contains(id)) {
        IDS.add(id);
        BASES.add(row.at("base").text());
      }
      int team = IDS.indexOf(id);
      var piece = row.at("character").as(Piece::named);
      if (team >= COUNT || filled[team] == 2 || TEAM[piece.index()] >= 0) {
        throw row.error("there must be five teams of two different characters");
      }
      TEAM[piece.index()] = team;
      INDEX[piece.index()] = filled[team]++;
      PIECES[team][INDEX[piece.index()]] = piece;
    }
    if (rows.size() != Piece.CHARACTERS.length)
      throw new TreeError(FILE, "ten characters are needed");
  }

  private Teams() {}

  /** A person's name as an id: {@code Iron Man} becomes {@code iron-man}. */
  static String id(String name) {
    return name.toLowerCase(Locale.ROOT).replace("'", "").replace(' ', '-');
  }

  public static List<String> ids() {
    return List.copyOf(IDS);
  }

  public static String id(int team) {
    return IDS.get(team);
  }

  public static String phraseKey(int team) {
    return "war.team." + IDS.get(team);
  }

  public static int named(String id) {
    int team = IDS.indexOf(id.strip().toLowerCase(Locale.ROOT).replace('-', '_').replace(' ', '_'));
    if (team < 0) throw new IllegalArgumentException("there is no team \"" + id + "\"");
    return team;
  }

  /** The variant of the team's base tile. */
  public static String base(int team) {
    return BASES.get(team);
  }

  /** The team whose base a tile of this variant is. */
  public static int withBase(String variant) {
    int team = BASES.indexOf(variant);
    if (team < 0) throw new IllegalArgumentException("no team has the base " + variant);
    return team;
  }

  public static int of(Piece piece) {
    return TEAM[piece.index()];
  }

  /** The team's two characters. */
  public static Piece[] pieces(int team) {
    return PIECES[team];
  }

  /** Which of its team's two characters this is. */
  public static int index(Piece piece) {
    return INDEX[piece.index()];
  }

  public static Piece mate(Piece piece) {
    return PIECES[TEAM[piece.index()]][1 - index(piece)];
  }

  /** Both characters as a bit set over pieces. */
  public static int both(int team) {
    return PIECES[team][0].bit() | PIECES[team][1].bit();
  }
}
