package sixstones.games.united.moves;

import java.util.Map;
import sixstones.games.united.effects.Symbol;

/** What an action is taken with: a symbol of a card, or an Action token. */
public record Payment(Symbol symbol, boolean token) {

  private static final Payment[] ALL = new Payment[8];

  static {
    for (var symbol : Symbol.ALL) {
      ALL[symbol.ordinal()] = new Payment(symbol, false);
      ALL[4 + symbol.ordinal()] = new Payment(symbol, true);
    }
  }

  public static Payment of(Symbol symbol, boolean token) {
    return ALL[symbol.ordinal() + (token ? 4 : 0)];
  }

  int index() {
    return symbol.ordinal() + (token ? 4 : 0);
  }

  Map<String, String> parts() {
    return Map.of("with", symbol.id(), "from", token ? "token" : "card");
  }

  String notation() {
    return token ? symbol.id() + " token" : symbol.id();
  }
}
