package sixstones.games.united.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/** U-ADD and U-OVERFLOW. */
final class Tokens {

  /** One token for one Location. */
  record Addition(int at, String kind) {}

  private final Referee game;

  /** Overflows that wait for the end of the Hero turn (U-OVERFLOW-05). */
  private final List<Integer> queue = new ArrayList<>();

  /** In the last part of a Hero turn they wait no longer (U-RULE-14). */
  boolean atOnce = true;

  Tokens(Referee game) {
    this.game = game;
  }

  /** One instruction: all tokens first, then an Overflow for each Location that had no room. */
  void add(List<Addition> instruction) {
    var overflows = new ArrayList<Integer>();
    for (var addition : instruction) put(addition, overflows);
    overflow(overflows);
  }

  void put(Addition addition, List<Integer> overflows) {
    var place = game.world.place(addition.at());
    if (place.hasRoom()) place.put(addition.kind());
    else if (!overflows.contains(place.index)) overflows.add(place.index);
  }

  void overflow(List<Integer> overflows) {
    queue.addAll(overflows);
    if (game.world.villainTurn || atOnce) resolveQueue();
  }

  /** What waits for the end of the Hero turn. */
  List<Place> queued() {
    if (game.world.villainTurn || atOnce) return List.of();
    return queue.stream().map(game.world::place).toList();
  }

  void resolveQueue() {
    while (!queue.isEmpty()) overflow(queue.removeFirst());
  }

  private void overflow(int at) {
    if (game.superCards.overflowCancelled(at)) return;
    var scene = new Scene(Optional.empty(), () -> at, game.world.decider().seat);
    game.effects.run(Printed.steps(game.world.dashboard().at("overflow"), "effects"), scene);
  }

  /** Tokens to the pool; of several kinds of Thugs the decider chooses (U-RULE-74). */
  int remove(String what, int n, int at, int asker) {
    var place = game.world.place(at);
    int removed = 0;
    int there = kinds(what, place).stream().mapToInt(place::count).sum();
    if (n >= there) { // all of them: nothing to choose
      kinds(what, place).forEach(kind -> place.tokens.put(kind, 0));
      place.wounded.clear();
      return there;
    }
    for (; removed < n; removed++) {
      var kinds = kinds(what, place);
      if (kinds.isEmpty()) break;
      place.take(game.choose(asker, "token", kinds));
    }
    return removed;
  }

  static List<String> kinds(String what, Place place) {
    var kinds =
        switch (what) {
          case "civilian" -> List.of("civilian");
          case "thug" -> Place.THUGS;
          case "token" -> Place.KINDS;
          default -> throw new IllegalStateException("the referee doesn't know the token " + what);
        };
    return new TreeSet<>(kinds).stream().filter(kind -> place.count(kind) > 0).toList();
  }
}
