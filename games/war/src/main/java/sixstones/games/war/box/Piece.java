package sixstones.games.war.box;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import sixstones.engine.Bits;

/** The eleven pieces: the ten characters, then Thanos; sets of them are {@link Bits}. */
public enum Piece {
  IRON_MAN,
  SPIDER_MAN,
  STAR_LORD,
  GAMORA,
  CAPTAIN_AMERICA,
  BUCKY,
  BLACK_PANTHER,
  OKOYE,
  THOR,
  ROCKET,
  THANOS,
  /** No piece: where nobody does or carries it. */
  NOBODY;

  /** Thanos included. */
  public static final Piece[] ALL = Arrays.copyOf(values(), NOBODY.ordinal());

  public static final Piece[] CHARACTERS = Arrays.copyOf(ALL, THANOS.ordinal());

  private static final List<String> IDS = Arrays.stream(ALL).map(Piece::id).toList();

  private final String id = name().toLowerCase(Locale.ROOT).replace('_', '-');

  /** The first of a set that has one. */
  public static Piece first(int set) {
    return ALL[Bits.first(set)];
  }

  public int index() {
    return ordinal();
  }

  /** The set of this one alone. */
  public int bit() {
    return 1 << ordinal();
  }

  public boolean isIn(int set) {
    return Bits.has(set, ordinal());
  }

  public boolean isNobody() {
    return this == NOBODY;
  }

  public Team team() {
    return Team.of(this);
  }

  /** The other character of its team. */
  public Piece mate() {
    return team().pieces()[1 - Team.indexOf(this)];
  }

  public String id() {
    return id;
  }

  public static List<String> ids() {
    return IDS;
  }

  public String thing() {
    return "piece:" + id;
  }

  public String phraseKey() {
    return "war.piece." + id;
  }

  public static Piece named(String id) {
    var wanted = id.strip().toLowerCase(Locale.ROOT).replace('_', '-').replace(' ', '-');
    for (var piece : ALL) if (piece.id.equals(wanted)) return piece;
    throw new IllegalArgumentException("there is no piece \"" + id + "\"");
  }
}
