package sixstones.games.united.referee;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A Location of the ring with the tokens in its slots. */
final class Place {

  static final List<String> KINDS = List.of("civilian", "thug", "doombot", "crisis-doombot");

  /** Doombots count as Thugs (U-DOOM-04). */
  static final List<String> THUGS = List.of("thug", "doombot", "crisis-doombot");

  final String id;
  final int index;
  final int slots;
  final Map<String, Integer> tokens = new LinkedHashMap<>();

  /** Tokens with damage that does not suffice yet; forgotten at the end of the turn. */
  final Map<String, Integer> wounded = new LinkedHashMap<>();

  Place(String id, int index, int slots) {
    this.id = id;
    this.index = index;
    this.slots = slots;
  }

  int count(String kind) {
    return tokens.getOrDefault(kind, 0);
  }

  int wounded(String kind) {
    return wounded.getOrDefault(kind, 0);
  }

  int civilians() {
    return count("civilian");
  }

  int thugs() {
    return THUGS.stream().mapToInt(this::count).sum();
  }

  int all() {
    return civilians() + thugs();
  }

  boolean hasRoom() {
    return all() < slots;
  }

  void put(String kind) {
    tokens.merge(kind, 1, Integer::sum);
  }

  /** A wounded token leaves last: who may choose takes off a fresh one. */
  void take(String kind) {
    if (count(kind) == 0) throw new IllegalStateException("no " + kind + " in " + id);
    tokens.merge(kind, -1, Integer::sum);
    wounded.merge(kind, 0, (had, none) -> Math.min(had, count(kind)));
  }

  @Override
  public String toString() {
    return id;
  }
}
