package sixstones.games.united.terms;

import sixstones.games.united.effects.Amount;
import sixstones.games.united.state.Board;

/** How much an effect says. */
public final class Amounts {

  private Amounts() {}

  public static int of(Board board, Amount amount) {
    return switch (amount) {
      case Amount.Fixed fixed -> fixed.n();
      case Amount.All _ -> Integer.MAX_VALUE;
      case Amount.Did did -> board.turn().deeds().count(did.deed());
      case Amount.Heroes heroes -> board.heroesCounted() + heroes.plus();
    };
  }
}
