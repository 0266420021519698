package sixstones.games.united.board;

import org.jspecify.annotations.Nullable;
import sixstones.engine.Fingerprint;
import sixstones.games.united.effects.Effects;

/** Effects that wait for their moment, the newest first. */
public record Waiting(Effects effects, Context context, @Nullable Waiting before) {

  static void addAll(Fingerprint print, @Nullable Waiting newest) {
    for (var one = newest; one != null; one = one.before()) {
      print.add(one.effects.path());
      one.context.addTo(print);
    }
    print.add(0);
  }
}
