package sixstones.games.united.referee;

import java.util.Map;
import java.util.TreeMap;

/** A kind of table: how many play, and its options. */
record Table(String mode, int seats, Map<String, String> options) {

  static Table of(String mode, int seats, String villain, String... more) {
    var options = new TreeMap<String, String>();
    options.put("villain", villain);
    for (int i = 0; i < more.length; i += 2) options.put(more[i], more[i + 1]);
    return new Table(mode, seats, options);
  }

  @Override
  public String toString() {
    return mode + " with " + seats + " seats, " + options;
  }
}
