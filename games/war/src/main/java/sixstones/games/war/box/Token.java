package sixstones.games.war.box;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import sixstones.engine.Bits;
import sixstones.engine.text.TreeError;

/** One of the 27 tokens: a stone, a superhero, a half of the leadership or energy. */
public final class Token {

  static final int STONES = 6;
  static final int HEROES = 14;
  static final int HALVES = 2;
  static final int ENERGIES = 5;

  static final int FIRST_HERO = STONES;
  static final int FIRST_HALF = FIRST_HERO + HEROES;
  static final int FIRST_ENERGY = FIRST_HALF + HALVES;
  static final int COUNT = FIRST_ENERGY + ENERGIES;

  private static final String FILE = "heroes.csv";
  private static final List<String> TILES = new ArrayList<>();

  public static final Token NONE = new Token(-1, "");

  /** In the order of the set: stones, superheroes, leadership, energy. */
  public static final Token[] ALL = all();

  private static final Token[] BY_INDEX = byIndex();

  public static final Token SOUL = ALL[0];
  public static final Token POWER = ALL[1];
  public static final Token TIME = ALL[2];
  public static final Token SPACE = ALL[3];
  public static final Token REALITY = ALL[4];
  public static final Token MIND = ALL[5];
  public static final Token LEADERSHIP_A = ALL[FIRST_HALF];
  public static final Token LEADERSHIP_B = ALL[FIRST_HALF + 1];

  /** The first energy token; moves say this for any of them. */
  public static final Token ENERGY = ALL[FIRST_ENERGY];

  private final int index;
  private final String exactId;

  private Token(int index, String exactId) {
    this.index = index;
    this.exactId = exactId;
  }

  private static Token[] all() {
    var names = new ArrayList<>(List.of("soul", "power", "time", "space", "reality", "mind"));
    for (var row : WarData.rows(FILE)) {
      TILES.add(row.at("tile").text());
      names.add(Team.idOf(row.at("hero1").text()));
      names.add(Team.idOf(row.at("hero2").text()));
    }
    names.add("leadership-a");
    names.add("leadership-b");
    for (int energy = 1; energy <= ENERGIES; energy++) names.add("energy-" + energy);
    if (names.size() != COUNT || names.stream().distinct().count() != COUNT) {
      throw new TreeError(FILE, "there must be " + HEROES + " different superheroes");
    }
    var all = new Token[COUNT];
    for (int index = 0; index < COUNT; index++) all[index] = new Token(index, names.get(index));
    return all;
  }

  private static Token[] byIndex() {
    var all = new Token[COUNT + 1];
    all[0] = NONE;
    System.arraycopy(ALL, 0, all, 1, COUNT);
    return all;
  }

  /** The one with this index; -1 is {@link #NONE}. */
  public static Token of(int index) {
    return BY_INDEX[index + 1];
  }

  /** The first of a set that has one. */
  public static Token first(int set) {
    return ALL[Bits.first(set)];
  }

  public int index() {
    return index;
  }

  /** The set of this one alone. */
  public int bit() {
    return 1 << index;
  }

  public boolean isIn(int set) {
    return Bits.has(set, index);
  }

  public boolean isNone() {
    return this == NONE;
  }

  public boolean isStone() {
    return index >= 0 && index < STONES;
  }

  public boolean isHero() {
    return index >= FIRST_HERO && index < FIRST_HALF;
  }

  public boolean isLeadership() {
    return index >= FIRST_HALF && index < FIRST_ENERGY;
  }

  public boolean isEnergy() {
    return index >= FIRST_ENERGY;
  }

  /** The other half of the artefact. */
  public Token otherHalf() {
    return this == LEADERSHIP_A ? LEADERSHIP_B : LEADERSHIP_A;
  }

  /** What moves call a token: energy tokens are all alike. */
  public Token kind() {
    return isEnergy() ? ENERGY : this;
  }

  /** The set of all that moves call the same. */
  public int alike() {
    return isEnergy() ? Tokens.ENERGY : bit();
  }

  /** The name in moves: {@code energy} for any energy token. */
  public String id() {
    return isEnergy() ? "energy" : exactId;
  }

  /** The name that tells energy tokens apart, for position texts. */
  public String exactId() {
    return exactId;
  }

  public String thing() {
    return "token:" + id();
  }

  public String phraseKey() {
    return "war.token." + id();
  }

  /** The name as a sentence has it: {@code the Soul Stone}, {@code Hulk}. */
  public String toldKey() {
    return "war.told." + id();
  }

  @Override
  public String toString() {
    return index < 0 ? "no token" : exactId;
  }

  /** The first of the two superheroes of a tile. */
  static Token firstHeroOf(String tile) {
    int index = TILES.indexOf(tile);
    if (index < 0) throw new IllegalArgumentException("heroes.csv knows no " + tile);
    return ALL[FIRST_HERO + 2 * index];
  }

  public static Token named(String id) {
    var wanted = id.strip().toLowerCase(Locale.ROOT).replace('_', '-').replace(' ', '-');
    if (wanted.equals("energy")) return ENERGY;
    for (var token : ALL) if (token.exactId.equals(wanted)) return token;
    throw new IllegalArgumentException("there is no token \"" + id + "\"");
  }
}
