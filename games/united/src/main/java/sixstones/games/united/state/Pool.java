package sixstones.games.united.state;

import sixstones.engine.Bits;
import sixstones.games.united.effects.Symbol;

/** How many of each symbol, packed into a number: four bits each. */
public final class Pool {

  private Pool() {}

  public static int count(int pool, Symbol kind) {
    return pool >> 4 * kind.ordinal() & 15;
  }

  public static int add(int pool, Symbol kind, int change) {
    return pool + (change << 4 * kind.ordinal());
  }

  public static int of(Iterable<Symbol> symbols) {
    int pool = 0;
    for (var symbol : symbols) pool = add(pool, symbol, 1);
    return pool;
  }

  /** Symbols of one kind count as another. */
  public static int turn(int pool, Symbol from, Symbol into) {
    int count = count(pool, from);
    return add(add(pool, from, -count), into, count);
  }

  /** The kinds of which there are any, as a set. */
  public static int kinds(int pool) {
    int kinds = 0;
    for (var kind : Symbol.ALL) if (count(pool, kind) > 0) kinds = Bits.with(kinds, kind.ordinal());
    return kinds;
  }

  public static int size(int pool) {
    int size = 0;
    for (int rest = pool; rest != 0; rest >>>= 4) size += rest & 15;
    return size;
  }
}
