package sixstones.games.united.referee;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A Hero in play with everything that belongs to him. */
final class Hero {

  String id;
  final int seat;
  int at;
  boolean down;
  final List<String> hand = new ArrayList<>();
  final List<String> deck = new ArrayList<>();
  final List<String> removed = new ArrayList<>();
  final Map<String, Integer> tokens = new LinkedHashMap<>();

  /** Gear by name: true while it lies faceup. */
  final Map<String, Boolean> gear = new LinkedHashMap<>();

  final List<String> superCards = new ArrayList<>();

  /** U-INVULN-01. */
  boolean invulnerable;

  /** Energy Redirection (U-RULE-44). */
  boolean sheltering;

  /** Shapeshifting (U-RULE-45). */
  boolean redirecting;

  /** Damage that is still prevented before the own next turn. */
  int guard;

  /** How the next card must be played (U-RANDOM). */
  boolean playsRandom;

  boolean playsFacedown;

  Hero(String id, int seat) {
    this.id = id;
    this.seat = seat;
    for (var symbol : Printed.SYMBOLS) tokens.put(symbol, 0);
  }

  int tokens(String kind) {
    return tokens.getOrDefault(kind, 0);
  }

  int allTokens() {
    return tokens.values().stream().mapToInt(n -> n).sum();
  }

  void gain(String kind, int n) {
    tokens.merge(kind, n, Integer::sum);
  }

  void lose(String kind) {
    if (tokens(kind) == 0) throw new IllegalStateException(id + " has no token " + kind);
    tokens.merge(kind, -1, Integer::sum);
  }

  /** Draws as many as there are (U-RULE-16). */
  void draw(int n) {
    for (int i = 0; i < n && !deck.isEmpty(); i++) hand.add(deck.removeFirst());
  }

  @Override
  public String toString() {
    return id;
  }
}
