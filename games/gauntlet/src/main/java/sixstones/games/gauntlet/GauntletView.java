package sixstones.games.gauntlet;

import java.util.List;
import org.jspecify.annotations.Nullable;
import sixstones.engine.View;
import sixstones.games.gauntlet.state.Note;

/**
 * What a viewer sees of a game of Infinity Gauntlet.
 *
 * @param thanos the seat that is Thanos
 * @param active whose turn it is
 * @param stones ids of the stones that Thanos has played
 * @param known hidden cards whose place the viewer knows
 * @param notes the viewer's private note pad, oldest first
 * @param unseenHeroes ids of hero cards that the viewer can't place
 * @param unseenThanos ids of Thanos cards that the viewer can't place
 * @param guess how likely the values are that the viewer may name now; none if nothing is guessed
 * @param fight the last fight, with faces only for the two fighters
 */
public record GauntletView(
    int thanos,
    int active,
    int turn,
    List<SeatView> seats,
    Life heroesLife,
    Life thanosLife,
    int heroDeck,
    int thanosDeck,
    List<String> stones,
    List<Known> known,
    List<NoteView> notes,
    List<String> unseenHeroes,
    List<String> unseenThanos,
    List<ValueView> guess,
    @Nullable FightView fight,
    boolean over)
    implements View {

  /** A life track: the marker and where it started. */
  public record Life(int now, int start) {}

  /**
   * A seat.
   *
   * @param hand ids of the cards that the viewer may see; empty for the hands of others
   * @param front what lies face up in front of it
   */
  public record SeatView(
      int seat, boolean thanos, int handSize, List<String> hand, int tokens, List<Front> front) {}

  /** A face-up card. */
  public record Front(String card, int value, boolean defeated) {}

  /**
   * A card that the viewer has followed.
   *
   * @param seat whose hand it is in, if it is in a hand
   * @param depth how deep it lies in its deck, 1 for the top; negative counts from the bottom
   */
  public record Known(String card, Where where, @Nullable Integer seat, @Nullable Integer depth) {}

  /** Where a hidden card can be. */
  public enum Where {
    HAND,
    DECK
  }

  /** Something the viewer saw, never changed afterwards. */
  public record NoteView(int turn, String card, int about, Note.How how) {}

  /**
   * A value that can be named.
   *
   * @param chance of a hit, between 0 and 1, by all that the viewer knows
   * @param unseen cards of the value that may be in a hand that is guessed at
   * @param of all cards that may be there; 0 if every hand is known
   * @param holders seats that are known to hold the value
   */
  public record ValueView(int value, double chance, int unseen, int of, List<Integer> holders) {}

  /** A fight; the cards are null for who only watched. */
  public record FightView(
      int turn,
      int hero,
      @Nullable String heroCard,
      @Nullable String thanosCard,
      boolean heroToken,
      boolean thanosToken,
      @Nullable Integer winner) {}
}
