package sixstones.engine.chance;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/** What players have added to a table's chance, by their seats. */
public record Shares(SortedMap<Integer, Share> bySeat) {

  public static final Shares NONE = new Shares(new TreeMap<>());

  public Shares {
    bySeat = Collections.unmodifiableSortedMap(new TreeMap<>(bySeat));
  }

  public boolean isEmpty() {
    return bySeat.isEmpty();
  }

  /**
   * What the game is dealt from: SHA-256 over a label, the table's seed and each share behind the
   * number of its seat. Where nobody has added anything it is the table's seed.
   */
  public Seed mixedWith(Seed seed) {
    if (isEmpty()) return seed;
    var parts = new byte[1 + 2 * bySeat.size()][];
    int next = 0;
    parts[next++] = seed.bytes();
    for (var share : bySeat.entrySet()) {
      parts[next++] = new byte[] {share.getKey().byteValue()};
      parts[next++] = share.getValue().bytes();
    }
    return Seed.of(Sha256.of("six stones deal", parts));
  }
}
