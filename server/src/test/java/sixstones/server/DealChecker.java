package sixstones.server;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Written from docs/fair-deals.md alone: it knows nothing of the engine. */
final class DealChecker {

  private static final HexFormat HEX = HexFormat.of();

  private final byte[] key;
  private long drawn;

  private DealChecker(byte[] key) {
    this.key = key;
  }

  /** From the head of a record, once everything in it is as it was promised. */
  static DealChecker of(String record) {
    var head =
        record
            .lines()
            .takeWhile(line -> !line.isEmpty())
            .filter(line -> line.contains(": "))
            .map(line -> line.split(": ", 2))
            .collect(Collectors.toMap(parts -> parts[0], parts -> parts[1]));
    var seed = HEX.parseHex(value(head, "seed"));
    mustEqual(hash("six stones seed\n", seed), value(head, "commitment"));
    var shares = new TreeMap<Integer, byte[]>();
    head.forEach(
        (name, value) -> {
          if (!name.startsWith("share ")) return;
          var seat = name.substring("share ".length());
          mustEqual(hash("six stones share\n", HEX.parseHex(value)), value(head, "pledge " + seat));
          shares.put(Integer.valueOf(seat), HEX.parseHex(value));
        });
    return shares.isEmpty() ? new DealChecker(seed) : new DealChecker(mixed(seed, shares));
  }

  private static String value(Map<String, String> head, String name) {
    return head.getOrDefault(name, "nothing");
  }

  private static void mustEqual(byte[] hash, String promised) {
    if (!HEX.formatHex(hash).equals(promised)) throw new AssertionError("not " + promised);
  }

  private static byte[] mixed(byte[] seed, SortedMap<Integer, byte[]> shares) {
    var all = ByteBuffer.allocate(seed.length + 33 * shares.size()).put(seed);
    shares.forEach((seat, share) -> all.put(seat.byteValue()).put(share));
    return hash("six stones deal\n", all.array());
  }

  private static byte[] hash(String label, byte[] bytes) {
    try {
      var digest = MessageDigest.getInstance("SHA-256");
      digest.update(label.getBytes(StandardCharsets.US_ASCII));
      return digest.digest(bytes);
    } catch (GeneralSecurityException e) {
      throw new AssertionError(e);
    }
  }

  int below(int bound) {
    try {
      var mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(key, "HmacSHA256"));
      var words = ByteBuffer.wrap(mac.doFinal(ByteBuffer.allocate(8).putLong(drawn++).array()));
      long most = Long.MAX_VALUE;
      long word = words.getLong() & most;
      while (word >= most - most % bound) word = words.getLong() & most;
      return (int) (word % bound);
    } catch (GeneralSecurityException e) {
      throw new AssertionError(e);
    }
  }

  /** The shuffled row as a deck: the first to be drawn is the first of the list. */
  List<String> deck(List<String> row) {
    return shuffled(row).reversed();
  }

  private List<String> shuffled(List<String> row) {
    var things = new ArrayList<>(row);
    for (int i = things.size() - 1; i > 0; i--) Collections.swap(things, i, below(i + 1));
    return things;
  }

  /** What Splendor lays out: the three levels, then the locations. */
  List<List<String>> splendor(int players) {
    var laid = new ArrayList<List<String>>();
    int[] sizes = {40, 30, 20};
    for (int level = 1; level <= 3; level++) {
      var name = "L" + level + "-%02d";
      var row = IntStream.rangeClosed(1, sizes[level - 1]).mapToObj(name::formatted).toList();
      laid.add(deck(row).subList(0, 4));
    }
    var locations = new ArrayList<String>();
    for (var tile : shuffled(List.of("1", "2", "3", "4")).subList(0, players)) {
      locations.add(tile + (below(2) == 0 ? "A" : "B"));
    }
    laid.add(locations);
    return laid;
  }

  /** The hands of Infinity Gauntlet, where seat 0 is Thanos. */
  List<List<String>> gauntlet(int players, List<String> heroes, List<String> thanos) {
    var heroDeck = deck(heroes);
    var thanosDeck = deck(thanos);
    var hands = new ArrayList<List<String>>();
    hands.add(thanosDeck.subList(0, 3));
    for (int seat = 1; seat < players; seat++) hands.add(heroDeck.subList(seat - 1, seat));
    return hands;
  }

  /** The hands of Love Letter's first round. */
  List<List<String>> loveLetter(int players, List<String> row) {
    var deck = deck(row);
    int aside = players == 2 ? 4 : 1;
    var hands = new ArrayList<List<String>>();
    for (int seat = 0; seat < players; seat++) {
      hands.add(new ArrayList<>(List.of(deck.get(aside + seat))));
    }
    hands.getFirst().add(deck.get(aside + players));
    return hands;
  }
}
