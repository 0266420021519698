package sixstones.games.war.text;

import java.util.List;
import sixstones.games.war.box.Token;
import sixstones.games.war.box.Tokens;
import sixstones.games.war.state.EnergyNumbers;

/** Sets of tokens as lists of names. */
final class TokenText {

  private TokenText() {}

  /** Every energy token is called {@code energy}. */
  static List<String> ids(int tokens) {
    return Tokens.names(tokens, Token::id);
  }

  /** Where a rule remembers one of them, energy tokens have numbers: {@code energy-2}. */
  static List<String> exactIds(int tokens, EnergyNumbers energy) {
    var ids = Tokens.names(tokens, token -> energy.renumber(token).exactId());
    ids.sort(null);
    return ids;
  }
}
