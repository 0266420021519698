package sixstones.games.gauntlet;

import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sixstones.engine.Game;
import sixstones.games.gauntlet.box.Box;
import sixstones.games.gauntlet.box.Side;
import sixstones.games.gauntlet.moves.GauntletMove;
import sixstones.games.gauntlet.state.Board;
import sixstones.games.gauntlet.steps.PlayCard;
import sixstones.testkit.GameLaws;
import sixstones.testkit.Rule;
import sixstones.testkit.TableShape;

/** The laws of all games, and the invariants of this one, on thousands of random games. */
class GauntletLawsTest extends GameLaws<GauntletPosition, GauntletMove> {

  @Override
  protected Game<GauntletPosition, GauntletMove> game() {
    return new Gauntlet();
  }

  @Override
  protected Stream<TableShape> shapes() {
    return Stream.concat(
        IntStream.rangeClosed(2, 6).mapToObj(TableShape::of),
        Stream.of(
            TableShape.of(2, "hero-turns", "1"),
            TableShape.of(2, "stones", "thanos-turn", "thanos-life", "12", "heroes-life", "12"),
            TableShape.of(4, "stones", "thanos-turn", "thanos-life", "12", "heroes-life", "12"),
            TableShape.of(4, "thanos", "2", "thanos-life", "9"),
            TableShape.of(5, "thanos", "random", "heroes-life", "12")));
  }

  /** The two Outriders. */
  @Override
  protected Optional<GauntletPosition> withTwinsExchanged(GauntletPosition position) {
    return Optional.of(position.withTwinsExchanged());
  }

  @Override
  protected int games() {
    return 1500;
  }

  @Override
  protected int closeLooks() {
    return 12;
  }

  @Override
  protected int longestGame() {
    return 600;
  }

  @Override
  @Rule({
    "G-INV-01",
    "G-INV-02",
    "G-INV-03",
    "G-INV-04",
    "G-INV-05",
    "G-DECK-01",
    "G-RULE-17b",
    "G-RULE-24",
    "G-RULE-26"
  })
  protected void invariants(GauntletPosition position) {
    var board = position.board();
    cardsAreAPartition(board);
    handsAreFromTheOwnDeck(board);
    check(board.life(Side.HEROES) > 0 || board.life(Side.THANOS) > 0, "one team lives");
    if (position.isOver()) return;
    check(board.leftInDeck(Side.HEROES) > 0, "the hero deck is never empty");
    boolean complete = board.hasAllStones();
    check(board.leftInDeck(Side.THANOS) > 0 || complete, "an empty deck means six stones");
    check(!complete || !board.stonesCount(), "six stones win");
    int front = board.front(board.thanos());
    check((front & board.defeated() & Box.stones()) == 0, "a stone in front was played");
    for (var card : Box.cards()) {
      if (card.isThanos()) check((front >> card.index() & 1) == 0, "Thanos-7 is never in front");
    }
    check(board.turn() <= 11 * (board.seats() + 1), "the game ends in time");
    if (!(position.steps().top() instanceof PlayCard)) return;
    for (int seat = 0; seat < board.seats(); seat++) {
      int drawn = seat == board.active() ? 1 : 0;
      int full = (board.isThanos(seat) ? 2 : 1) + drawn;
      boolean ranOut = board.isThanos(seat) && board.stonesOnHisTurn();
      check(board.handSize(seat) == full || ranOut && board.handSize(seat) < full, "hand sizes");
    }
  }

  private static void cardsAreAPartition(Board board) {
    int[] seen = new int[Box.CARDS];
    for (var side : Side.values()) {
      for (int depth = 0; depth < board.leftInDeck(side); depth++)
        seen[board.inDeck(side, depth)]++;
    }
    for (int seat = 0; seat < board.seats(); seat++) {
      for (int card = 0; card < Box.CARDS; card++) {
        seen[card] += (board.hand(seat) >> card & 1) + (board.front(seat) >> card & 1);
      }
    }
    for (int count : seen) check(count == 1, "every card is in one place");
  }

  private static void handsAreFromTheOwnDeck(Board board) {
    for (int seat = 0; seat < board.seats(); seat++) {
      var own = board.isThanos(seat) ? Side.THANOS : Side.HEROES;
      for (var card : Box.cards()) {
        boolean held = (board.hand(seat) >> card.index() & 1) == 1;
        check(!held || card.side() == own, "a hand is from the team's deck");
      }
    }
  }

  private static void check(boolean holds, String what) {
    if (!holds) throw new AssertionError(what);
  }
}
