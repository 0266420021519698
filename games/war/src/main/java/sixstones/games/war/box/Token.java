package sixstones.games.war.box;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import sixstones.engine.text.TreeError;

/**
 * The 27 tokens by number, so that sets of them are bit sets: stones, superheroes, leadership,
 * energy.
 */
public final class Token {

  public static final int NONE = -1;

  public static final int SOUL = 0;
  public static final int POWER = 1;
  public static final int TIME = 2;
  public static final int SPACE = 3;
  public static final int REALITY = 4;
  public static final int MIND = 5;
  public static final int STONES = 6;

  public static final int FIRST_HERO = STONES;
  public static final int HEROES = 14;
  public static final int LEADERSHIP = FIRST_HERO + HEROES;

  /** The first energy token; moves say this for any of them. */
  public static final int ENERGY = LEADERSHIP + 2;

  public static final int ENERGIES = 5;
  public static final int COUNT = ENERGY + ENERGIES;

  public static final int ALL = (1 << COUNT) - 1;
  public static final int ALL_STONES = (1 << STONES) - 1;
  public static final int ALL_HEROES = ((1 << HEROES) - 1) << FIRST_HERO;
  public static final int ALL_LEADERSHIP = 3 << LEADERSHIP;
  public static final int ALL_ENERGY = ((1 << ENERGIES) - 1) << ENERGY;

  private static final String FILE = "heroes.csv";
  private static final List<String> STONE_NAMES =
      List.of("soul", "power", "time", "space", "reality", "mind");

  private static final List<String> TILES = new ArrayList<>();
  private static final String[] NAMES = names();

  private Token() {}

  private static String[] names() {
    var names = new ArrayList<>(STONE_NAMES);
    for (var row : WarData.rows(FILE)) {
      TILES.add(row.at("tile").text());
      names.add(Teams.id(row.at("hero1").text()));
      names.add(Teams.id(row.at("hero2").text()));
    }
    names.add("leadership-a");
    names.add("leadership-b");
    for (int energy = 1; energy <= ENERGIES; energy++) names.add("energy-" + energy);
    if (names.size() != COUNT || names.stream().distinct().count() != COUNT) {
      throw new TreeError(FILE, "there must be " + HEROES + " different superheroes");
    }
    return names.toArray(String[]::new);
  }

  public static boolean isStone(int token) {
    return token < STONES;
  }

  public static boolean isHero(int token) {
    return token >= FIRST_HERO && token < LEADERSHIP;
  }

  public static boolean isLeadership(int token) {
    return token == LEADERSHIP || token == LEADERSHIP + 1;
  }

  public static boolean isEnergy(int token) {
    return token >= ENERGY;
  }

  /** The other half of the artefact. */
  public static int otherHalf(int leadership) {
    return LEADERSHIP + (LEADERSHIP + 1 - leadership);
  }

  /** What moves call a token: energy tokens are all alike. */
  public static int kind(int token) {
    return isEnergy(token) ? ENERGY : token;
  }

  /** The name in moves: {@code energy} for any energy token. */
  public static String id(int token) {
    return isEnergy(token) ? "energy" : NAMES[token];
  }

  /** The name that tells energy tokens apart, for position texts. */
  public static String exactId(int token) {
    return NAMES[token];
  }

  public static String phraseKey(int token) {
    return "war.token." + id(token);
  }

  /** The name as a sentence has it: {@code the Soul Stone}, {@code Hulk}. */
  public static String toldKey(int token) {
    return "war.told." + id(token);
  }

  /** The first of the two superheroes of a tile. */
  public static int firstHeroOf(String tile) {
    int index = TILES.indexOf(tile);
    if (index < 0) throw new IllegalArgumentException("heroes.csv knows no " + tile);
    return FIRST_HERO + 2 * index;
  }

  public static int named(String id) {
    var wanted = id.strip().toLowerCase(Locale.ROOT).replace('_', '-').replace(' ', '-');
    if (wanted.equals("energy")) return ENERGY;
    for (int token = 0; token < COUNT; token++) if (NAMES[token].equals(wanted)) return token;
    throw new IllegalArgumentException("there is no token \"" + id + "\"");
  }
}
