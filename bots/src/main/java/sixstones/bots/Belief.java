package sixstones.bots;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import sixstones.engine.Position;
import sixstones.engine.Viewer;
import sixstones.engine.chance.FastChance;

/**
 * How likely something lies in a hidden place, for a viewer.
 *
 * @param name the key of its name
 * @param chance that it is there at least once
 */
public record Belief(String name, double chance) {

  private static final int REDEALS = 2000;

  /**
   * What may lie in a place, the likeliest first. Only what the viewer can't tell apart is looked
   * at, so the same knowledge gets the same answer.
   */
  public static <P extends Position<P, ?>> List<Belief> about(
      P position, Viewer viewer, String place) {
    // Where nothing lies face down, as everybody can see, there is nothing to think about.
    if (position.hidden(viewer).stream().noneMatch(one -> one.place().equals(place))) {
      return List.of();
    }
    var chance = new FastChance(position.key(viewer));
    var times = new HashMap<String, Integer>();
    for (int i = 0; i < REDEALS; i++) {
      var there = new HashSet<String>();
      for (var hidden : position.redeal(viewer, chance).hidden(viewer)) {
        if (hidden.place().equals(place)) there.add(hidden.name());
      }
      for (var name : there) times.merge(name, 1, Integer::sum);
    }
    return times.entrySet().stream()
        .sorted(
            Map.Entry.<String, Integer>comparingByValue()
                .reversed()
                .thenComparing(Map.Entry.comparingByKey()))
        .map(one -> new Belief(one.getKey(), (double) one.getValue() / REDEALS))
        .toList();
  }
}
