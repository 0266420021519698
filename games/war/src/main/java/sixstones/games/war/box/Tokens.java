package sixstones.games.war.box;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import sixstones.engine.Bits;

/** Sets of tokens, as {@link Bits}. */
public final class Tokens {

  public static final int ALL = (1 << Token.COUNT) - 1;
  public static final int STONES = (1 << Token.STONES) - 1;
  public static final int HEROES = ((1 << Token.HEROES) - 1) << Token.FIRST_HERO;
  public static final int LEADERSHIP = ((1 << Token.HALVES) - 1) << Token.FIRST_HALF;
  public static final int ENERGY = ((1 << Token.ENERGIES) - 1) << Token.FIRST_ENERGY;

  private Tokens() {}

  /** The set with the first of its energy tokens only, as they are all alike. */
  public static int distinct(int tokens) {
    int energy = tokens & ENERGY;
    return tokens & ~energy | Integer.lowestOneBit(energy);
  }

  /** A name of each. */
  public static List<String> names(int tokens, Function<Token, String> name) {
    var names = new ArrayList<String>();
    for (int left = tokens; left != 0; left = Bits.rest(left)) {
      names.add(name.apply(Token.first(left)));
    }
    return names;
  }
}
