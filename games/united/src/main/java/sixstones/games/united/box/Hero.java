package sixstones.games.united.box;

import java.util.List;
import sixstones.games.united.effects.Named;

/** A Hero with the own deck and Gear. */
public record Hero(int index, String id, boolean antiHero, List<HeroCard> cards, List<Gear> gear)
    implements Named {

  @Override
  public String key() {
    return "united.hero." + id;
  }
}
