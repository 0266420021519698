package sixstones.games.united.box;

import java.util.List;
import org.jspecify.annotations.Nullable;
import sixstones.games.united.effects.Effects;
import sixstones.games.united.effects.Named;
import sixstones.games.united.effects.Token;

/**
 * A kind of Master Plan card.
 *
 * @param tokens how many of each {@link Token} come to the left, middle and right place
 */
public record PlanCard(
    int index,
    int local,
    String id,
    int copies,
    Mark mark,
    int move,
    boolean bam,
    List<List<Integer>> tokens,
    @Nullable Effects special)
    implements Named {

  public boolean addsTokens() {
    return tokens.stream().anyMatch(place -> place.stream().anyMatch(count -> count > 0));
  }

  /** How many tokens of a kind come to the left (0), middle (1) or right (2) place. */
  public int adds(int place, Token token) {
    return tokens.get(place).get(token.ordinal());
  }

  @Override
  public String key() {
    return "united.plan." + id;
  }
}
