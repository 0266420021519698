package sixstones.games.war.text;

import java.util.ArrayList;
import java.util.List;
import sixstones.engine.Bits;
import sixstones.games.war.box.Token;
import sixstones.games.war.state.EnergyNumbers;

/** Sets of tokens as lists of names. */
final class TokenText {

  private TokenText() {}

  /** Every energy token is called {@code energy}. */
  static List<String> ids(int tokens) {
    var ids = new ArrayList<String>();
    for (int left = tokens; left != 0; left = Bits.rest(left)) {
      ids.add(Token.id(Bits.first(left)));
    }
    return ids;
  }

  /** Where a rule remembers one of them, energy tokens have numbers: {@code energy-2}. */
  static List<String> exactIds(int tokens, EnergyNumbers energy) {
    var ids = new ArrayList<String>();
    for (int left = tokens; left != 0; left = Bits.rest(left)) {
      ids.add(Token.exactId(energy.renumber(Bits.first(left))));
    }
    ids.sort(null);
    return ids;
  }
}
