package sixstones.games.splendor;

import java.util.List;
import org.jspecify.annotations.Nullable;
import sixstones.engine.View;
import sixstones.games.splendor.box.Edition;

/**
 * What a viewer sees of a game of Splendor.
 *
 * @param goal the points that are needed to win
 * @param rows level 1 first
 * @param locations those still in the middle
 * @param finalRound whether somebody fulfils the Gauntlet condition now
 */
public record SplendorView(
    Edition edition,
    int goal,
    List<SeatView> seats,
    Counts supply,
    List<Row> rows,
    List<String> locations,
    @Nullable Integer avengersOwner,
    int round,
    boolean finalRound,
    int active,
    Pending pending)
    implements View {

  /** Tokens or bonuses by kind. */
  public record Counts(
      int mind, int space, int soul, int power, int reality, int time, int shield) {}

  /**
   * A seat.
   *
   * @param team ids of recruited cards, by level
   * @param gauntlet whether the seat fulfils the Gauntlet condition
   */
  public record SeatView(
      Counts tokens,
      Counts bonuses,
      List<String> team,
      List<Held> hand,
      List<String> locations,
      int points,
      int avengers,
      boolean gauntlet) {}

  /**
   * A reserved card.
   *
   * @param card its id, or null for who may not see it
   */
  public record Held(int level, @Nullable String card, boolean blind) {}

  /**
   * A level: the number of cards left in the deck, and the four slots.
   *
   * @param cards ids; null for a slot that stays empty
   */
  public record Row(int level, int deck, List<@Nullable String> cards) {}

  /**
   * What the active seat is in the middle of.
   *
   * @param card the card being paid
   * @param price what it costs that seat
   * @param surplus how many tokens must go back
   */
  public record Pending(Stage step, @Nullable String card, Counts price, int surplus) {}

  /** Where in a turn a seat is. */
  public enum Stage {
    TURN,
    PAY,
    RETURN,
    LOCATION,
    OVER
  }
}
