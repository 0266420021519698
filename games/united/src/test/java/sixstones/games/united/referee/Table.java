package sixstones.games.united.referee;

import java.util.Map;
import java.util.TreeMap;

/** A kind of table: how many play, its options, and whether it starts in the middle. */
record Table(String mode, int seats, Map<String, String> options, boolean late) {

  static Table of(String mode, int seats, String villain, String... more) {
    var options = new TreeMap<String, String>();
    options.put("villain", villain);
    for (int i = 0; i < more.length; i += 2) options.put(more[i], more[i + 1]);
    return new Table(mode, seats, options, false);
  }

  Table with(String option, String value) {
    var changed = new TreeMap<>(options);
    changed.put(option, value);
    return new Table(mode, seats, changed, late);
  }

  /** The same with Heroes dealt by chance, and a start near the end. */
  Table startingLate() {
    var dealt = new TreeMap<>(options);
    for (int i = 1; i <= 4; i++) dealt.put("hero-" + i, "random");
    return new Table(mode, seats, dealt, true);
  }

  @Override
  public String toString() {
    var told = new TreeMap<>(options);
    told.keySet().removeIf(option -> option.startsWith("hero-"));
    return mode + " with " + seats + " seats, " + told + (late ? ", starting late" : "");
  }
}
