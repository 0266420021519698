package sixstones.games.war.box;

import java.util.List;
import java.util.Locale;

/** The eleven pieces by number: the ten characters, then Thanos. */
public final class Piece {

  public static final int NOBODY = -1;

  public static final int IRON_MAN = 0;
  public static final int SPIDER_MAN = 1;
  public static final int STAR_LORD = 2;
  public static final int GAMORA = 3;
  public static final int CAPTAIN_AMERICA = 4;
  public static final int BUCKY = 5;
  public static final int BLACK_PANTHER = 6;
  public static final int OKOYE = 7;
  public static final int THOR = 8;
  public static final int ROCKET = 9;

  /** How many characters the teams have. */
  public static final int CHARACTERS = 10;

  public static final int THANOS = 10;
  public static final int COUNT = 11;

  private static final List<String> IDS =
      List.of(
          "iron-man",
          "spider-man",
          "star-lord",
          "gamora",
          "captain-america",
          "bucky",
          "black-panther",
          "okoye",
          "thor",
          "rocket",
          "thanos");

  private Piece() {}

  public static String id(int piece) {
    return IDS.get(piece);
  }

  public static List<String> ids() {
    return IDS;
  }

  public static String thing(int piece) {
    return "piece:" + IDS.get(piece);
  }

  public static String phraseKey(int piece) {
    return "war.piece." + IDS.get(piece);
  }

  public static int named(String id) {
    int piece =
        IDS.indexOf(id.strip().toLowerCase(Locale.ROOT).replace('_', '-').replace(' ', '-'));
    if (piece < 0) throw new IllegalArgumentException("there is no piece \"" + id + "\"");
    return piece;
  }
}
