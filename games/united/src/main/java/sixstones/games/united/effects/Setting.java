package sixstones.games.united.effects;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import sixstones.engine.text.TreeReader;

/** Where an effect stands in the data: what it can speak of there. */
public record Setting(List<Given> given) {

  public Setting {
    given = List.copyOf(given);
  }

  public static Setting of(Given... given) {
    return new Setting(List.of(given));
  }

  public Setting with(Collection<Given> more) {
    var all = new ArrayList<>(given);
    all.addAll(more);
    return new Setting(all);
  }

  public Setting with(Given... more) {
    return with(List.of(more));
  }

  /** Refuses a word that would have no meaning here. */
  void need(Given what, TreeReader at) {
    if (!given.contains(what)) {
      throw at.error("this needs " + what.told() + ", which is not given here");
    }
  }
}
