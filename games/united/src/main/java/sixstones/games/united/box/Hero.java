package sixstones.games.united.box;

import java.util.List;

/** A Hero with the own deck; {@code gear} are indices. */
public record Hero(
    int index, String id, boolean antiHero, List<HeroCard> cards, List<Integer> gear) {

  public String key() {
    return "united.hero." + id;
  }
}
