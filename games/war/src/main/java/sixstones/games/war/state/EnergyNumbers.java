package sixstones.games.war.state;

import java.util.Arrays;
import sixstones.engine.Bits;
import sixstones.engine.Fingerprint;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.Token;
import sixstones.games.war.box.Tokens;

/**
 * Energy tokens are all alike: two positions are equal whichever of them lies where. Where a rule
 * remembers one of them it goes by the number at which it is met: on the places in order, then
 * carried, spent, taken and in reserve; where several are together, those of which more is
 * remembered first.
 */
public final class EnergyNumbers {

  private final int[] numbers = new int[Bits.count(Tokens.ENERGY)];
  private final Crew crew;
  private int met;

  public EnergyNumbers(Field field, Crew crew, Ledger ledger) {
    this.crew = crew;
    Arrays.fill(numbers, -1);
    for (var place : Place.ALL) meet(field.lying(place));
    for (var piece : Piece.CHARACTERS) meet(crew.carried(piece));
    meet(ledger.box());
    meet(ledger.taken());
    meet(ledger.reserve());
  }

  private void meet(int tokens) {
    int left = tokens & Tokens.ENERGY;
    while (left != 0) {
      var next = Token.first(left);
      for (int others = Bits.rest(left); others != 0; others = Bits.rest(others)) {
        var other = Token.first(others);
        if (crew.remembered(other) > crew.remembered(next)) next = other;
      }
      numbers[next.index() - Token.ENERGY.index()] = met++;
      left &= ~next.bit();
    }
  }

  /** The energy token as it would be called had they been numbered in this order. */
  public Token renumber(Token token) {
    if (!token.isEnergy()) return token;
    int first = Token.ENERGY.index();
    return Token.of(first + numbers[token.index() - first]);
  }

  /** The same for a set of tokens. */
  public int renumbered(int tokens) {
    int renumbered = tokens & ~Tokens.ENERGY;
    for (int left = tokens & Tokens.ENERGY; left != 0; left = Bits.rest(left)) {
      renumbered |= renumber(Token.first(left)).bit();
    }
    return renumbered;
  }

  /** Adds everything that lies, stands or is kept. */
  public static void addTo(Fingerprint print, Field field, Crew crew, Ledger ledger) {
    var energy = new EnergyNumbers(field, crew, ledger);
    field.addTo(print, energy);
    crew.addTo(print, energy);
    ledger.addTo(print, energy);
  }
}
