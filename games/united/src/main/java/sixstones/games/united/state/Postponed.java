package sixstones.games.united.state;

import org.jspecify.annotations.Nullable;
import sixstones.engine.Fingerprint;
import sixstones.games.united.effects.Effects;

/** Effects that wait for their moment, the newest first. */
public record Postponed(Effects effects, Context context, @Nullable Postponed before) {

  static void addAll(Fingerprint print, @Nullable Postponed newest) {
    for (var one = newest; one != null; one = one.before()) {
      print.add(one.effects.path());
      one.context.addTo(print);
    }
    print.add(0);
  }
}
