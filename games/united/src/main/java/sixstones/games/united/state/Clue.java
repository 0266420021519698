package sixstones.games.united.state;

import org.jspecify.annotations.Nullable;
import sixstones.engine.Fingerprint;

/**
 * What one side has noticed of the other side's Super cards without seeing any: somebody decided
 * about a card and played none, so one of these was held. The newest first.
 *
 * @param oneOf the holdings that would explain it, as a set: see {@link Team#superHeld} and {@link
 *     Dashboard#superCards}
 */
public record Clue(int oneOf, @Nullable Clue before) {

  static @Nullable Clue with(@Nullable Clue all, int oneOf) {
    for (var one = all; one != null; one = one.before) if (one.oneOf == oneOf) return all;
    return new Clue(oneOf, all);
  }

  /** A card that is shown may explain what was noticed: then nothing else is known for sure. */
  static @Nullable Clue shown(@Nullable Clue all, int holding) {
    if (all == null) return null;
    var before = shown(all.before, holding);
    return (all.oneOf & holding) != 0 ? before : new Clue(all.oneOf, before);
  }

  /** Whether somebody who holds this may have caused it all. */
  public static boolean agrees(@Nullable Clue all, int held) {
    for (var one = all; one != null; one = one.before) if ((one.oneOf & held) == 0) return false;
    return true;
  }

  static void addAll(Fingerprint print, @Nullable Clue all) {
    for (var one = all; one != null; one = one.before) print.add(one.oneOf);
    print.add(0);
  }
}
