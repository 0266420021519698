package sixstones.games.loveletter;

import java.util.List;
import org.jspecify.annotations.Nullable;
import sixstones.engine.View;

/**
 * What a viewer sees of a game of Love Letter.
 *
 * @param active whose turn it is
 * @param goal how many tokens win
 * @param deck how many cards are left
 * @param faceUp ids of the cards in the middle, with two players
 * @param aside whether the card set aside is still there
 * @param known hidden cards whose place the viewer knows
 * @param unseen ids of the cards that the viewer can't place, the lowest first
 * @param meets whom the Guard has chosen, while a character is to be named
 * @param lastRound how the round before ended
 */
public record LoveLetterView(
    int active,
    int round,
    int goal,
    int deck,
    List<String> faceUp,
    boolean aside,
    List<SeatView> seats,
    List<Known> known,
    List<String> unseen,
    @Nullable Integer meets,
    @Nullable RoundView lastRound,
    boolean over)
    implements View {

  /**
   * A seat.
   *
   * @param hand ids of the cards that the viewer may see; empty for the hands of others
   * @param front ids of what lies face up in front of it, the oldest first
   */
  public record SeatView(
      int seat,
      boolean inRound,
      boolean guarded,
      int tokens,
      int handSize,
      List<String> hand,
      List<String> front) {}

  /**
   * A card that the viewer has followed.
   *
   * @param seat whose hand, or null for the deck
   * @param depth how deep in the deck, 1 for the top; 0 in a hand
   */
  public record Known(String card, @Nullable Integer seat, int depth) {}

  /**
   * The end of a round.
   *
   * @param spy who got a token for a Spy, or null
   * @param shown the hands that were shown
   */
  public record RoundView(
      int round, List<Integer> winners, @Nullable Integer spy, List<Shown> shown) {}

  /** A hand at the end of a round. */
  public record Shown(int seat, String card) {}
}
