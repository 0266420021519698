package sixstones.games.war.text;

import java.util.ArrayList;
import java.util.List;
import sixstones.games.war.WarPosition;
import sixstones.games.war.board.Board;
import sixstones.games.war.pieces.Piece;
import sixstones.games.war.pieces.Token;

/**
 * Energy tokens are all alike, so texts call each {@code energy}. Only where a rule remembers one
 * of them is it called by the number at which a reader meets it: {@code energy-2}.
 */
final class EnergyNumbers {

  private final List<Integer> order = new ArrayList<>();

  EnergyNumbers(WarPosition position) {
    for (int place = 0; place < Board.PLACES; place++) meet(position.field().lying(place));
    for (int piece = 0; piece < Piece.CHARACTERS; piece++) meet(position.crew().carried(piece));
    meet(position.ledger().box());
    meet(position.ledger().taken());
    meet(position.ledger().reserve());
  }

  private void meet(int tokens) {
    for (int left = tokens & Token.ALL_ENERGY; left != 0; left &= left - 1) {
      order.add(Integer.numberOfTrailingZeros(left));
    }
  }

  String exactId(int token) {
    if (!Token.isEnergy(token)) return Token.id(token);
    return Token.exactId(Token.ENERGY + order.indexOf(token));
  }

  List<String> exactIds(int tokens) {
    var ids = new ArrayList<String>();
    for (int left = tokens; left != 0; left &= left - 1) {
      ids.add(exactId(Integer.numberOfTrailingZeros(left)));
    }
    ids.sort(null);
    return ids;
  }

  static List<String> ids(int tokens) {
    var ids = new ArrayList<String>();
    for (int left = tokens; left != 0; left &= left - 1) {
      ids.add(Token.id(Integer.numberOfTrailingZeros(left)));
    }
    return ids;
  }
}
