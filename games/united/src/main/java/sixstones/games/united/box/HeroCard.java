package sixstones.games.united.box;

import java.util.List;
import org.jspecify.annotations.Nullable;
import sixstones.games.united.effects.Effects;
import sixstones.games.united.effects.Named;
import sixstones.games.united.effects.Symbol;

/**
 * A kind of Hero card; a deck may hold several copies.
 *
 * @param index among the cards of all Heroes
 * @param local among the cards of its Hero
 * @param hero the index of its Hero
 * @param special its Special Effect; none on a plain card
 */
public record HeroCard(
    int index,
    int local,
    String id,
    int hero,
    int copies,
    List<Symbol> symbols,
    boolean mandatory,
    Mark mark,
    @Nullable Effects special)
    implements Named {

  public boolean isOf(Hero other) {
    return hero == other.index();
  }

  @Override
  public String key() {
    return "united.card." + id;
  }

  public String thing() {
    return "card:" + id;
  }
}
