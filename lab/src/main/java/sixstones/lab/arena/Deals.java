package sixstones.lab.arena;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/** The games of a contest by deal; only deals that were played in all seatings count. */
record Deals(List<List<Played>> deals) {

  static Deals of(Collection<Played> games, int bots) {
    Map<Long, List<Played>> byDeal =
        games.stream()
            .collect(Collectors.groupingBy(Played::deal, TreeMap::new, Collectors.toList()));
    var whole =
        byDeal.values().stream()
            .filter(deal -> deal.size() == Seating.all(bots, deal.getFirst().sides()).size())
            .toList();
    return new Deals(whole);
  }

  boolean together() {
    return !deals.isEmpty() && deals.getFirst().getFirst().sides().stream().distinct().count() == 1;
  }

  List<Played> games() {
    return deals.stream().flatMap(List::stream).toList();
  }

  /** What the ratings are made from. */
  static List<Lineup.Result> results(Collection<List<Played>> deals, boolean together) {
    var results = new ArrayList<Lineup.Result>();
    for (var deal : deals) {
      if (!together) {
        deal.forEach(game -> results.add(Lineup.of(game)));
        continue;
      }
      for (int i = 0; i < deal.size(); i++) {
        for (int j = 0; j < i; j++) results.add(Lineup.compared(deal.get(j), deal.get(i)));
      }
    }
    return results;
  }

  /** A bot's share when it has a side for itself and the other has the rest. */
  Sample duel(int one, int other) {
    if (together()) {
      return each(deal -> Lineup.better(share(deal, one), share(deal, other)));
    }
    return each(deal -> mean(deal, one, other, _ -> true));
  }

  /** The same in one role only. */
  Sample duel(int one, int other, int role) {
    return each(deal -> mean(deal, one, other, had -> had == role));
  }

  /** A bot's share in all its games. */
  Sample share(int bot) {
    return each(deal -> share(deal, bot));
  }

  private Sample each(ToDoubleFunction<List<Played>> score) {
    return Sample.of(
        deals.stream().map(score::applyAsDouble).filter(number -> !number.isNaN()).toList());
  }

  private static double share(List<Played> deal, int bot) {
    return deal.stream()
        .map(Lineup::of)
        .filter(result -> result.lineup().bots().contains(bot))
        .mapToDouble(result -> result.shares().get(result.lineup().bots().indexOf(bot)))
        .average()
        .orElse(Double.NaN);
  }

  private static double mean(List<Played> deal, int one, int other, IntPredicate role) {
    return deal.stream()
        .map(Lineup::of)
        .filter(result -> result.lineup().isOneAgainst(one, other))
        .filter(result -> role.test(result.lineup().roleOf(one)))
        .mapToDouble(result -> result.shares().get(result.lineup().bots().indexOf(one)))
        .average()
        .orElse(Double.NaN);
  }
}
