package sixstones.games.united.state;

import sixstones.games.united.effects.Token;

/** How many of each kind of token, packed into a number: four bits each. */
public final class TokenPool {

  private TokenPool() {}

  public static int count(int pool, Token kind) {
    return pool >> 4 * kind.ordinal() & 15;
  }

  public static int add(int pool, Token kind, int change) {
    return pool + (change << 4 * kind.ordinal());
  }
}
