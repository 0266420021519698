package sixstones.games.splendor;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import sixstones.engine.Game;
import sixstones.engine.Options;
import sixstones.games.splendor.box.Box;
import sixstones.games.splendor.box.Edition;
import sixstones.games.splendor.box.Stone;
import sixstones.games.splendor.moves.SplendorMove;
import sixstones.games.splendor.setup.Setup;
import sixstones.games.splendor.state.Board;
import sixstones.games.splendor.steps.Turn;
import sixstones.testkit.GameLaws;
import sixstones.testkit.Rule;
import sixstones.testkit.TableShape;

/** The laws of all games, and Splendor's own invariants, on thousands of random games. */
class SplendorLawsTest extends GameLaws<SplendorPosition, SplendorMove> {

  @Override
  protected Game<SplendorPosition, SplendorMove> game() {
    return new Splendor();
  }

  @Override
  protected Stream<TableShape> shapes() {
    return IntStream.rangeClosed(2, 4)
        .boxed()
        .flatMap(
            seats ->
                Stream.of(
                    TableShape.of(seats), new TableShape(seats, Options.of("edition", "classic"))));
  }

  @Override
  protected int games() {
    return 1000;
  }

  @Override
  @Rule({
    "S-INV-01",
    "S-INV-02",
    "S-INV-03",
    "S-INV-04",
    "S-INV-05",
    "S-SETUP-11",
    "S-RULE-25",
    "S-RULE-26",
    "S-POINTS-01",
    "S-AVENGERS-01"
  })
  protected void invariants(SplendorPosition position) {
    var board = position.board();
    for (int stone = 0; stone < Stone.KINDS; stone++) tokensAreConserved(board, stone);
    if (position.step() instanceof Turn) {
      for (int seat = 0; seat < board.seats(); seat++) limitsHold(board, seat);
    }
    for (int seat = 0; seat < board.seats(); seat++) pointsAndSymbolsAddUp(board, seat);
    cardsAreAPartition(board);
    avengersOwnerIsRight(board);
  }

  private static void tokensAreConserved(Board board, int stone) {
    int sum = board.supply(stone);
    for (int seat = 0; seat < board.seats(); seat++) sum += board.tokens(seat, stone);
    check(
        sum == Setup.supply(board.edition(), board.seats(), Stone.of(stone))
            && board.supply(stone) >= 0,
        "tokens");
  }

  private static void limitsHold(Board board, int seat) {
    check(board.tokensHeld(seat) <= 10, "ten tokens");
    boolean time = false;
    for (var card : board.box().cards()) {
      time |= card.level() == 3 && board.teamOf(card) == seat;
    }
    time &= board.edition() == Edition.MARVEL;
    check(board.tokens(seat, Stone.TIME.ordinal()) == (time ? 1 : 0), "green token");
  }

  private static void cardsAreAPartition(Board board) {
    int[] seen = new int[Box.CARDS];
    for (var card : board.box().cards()) if (board.teamOf(card) != Board.NONE) seen[card.index()]++;
    for (int level = 1; level <= Box.LEVELS; level++) {
      for (int depth = 0; depth < board.leftInDeck(level); depth++)
        seen[board.inDeck(level, depth).index()]++;
      for (int slot = (level - 1) * Board.ROW; slot < level * Board.ROW; slot++) {
        var card = board.faceUp(slot);
        check(card != null || board.leftInDeck(level) == 0, "empty slot");
        if (card != null) seen[card.index()]++;
      }
    }
    for (int seat = 0; seat < board.seats(); seat++) {
      for (int slot = 0; slot < Board.HAND; slot++) {
        var card = board.hand(seat, slot);
        if (card != null) seen[card.index()]++;
      }
    }
    for (int count : seen) check(count == 1, "every card is in one place");
  }

  private static void avengersOwnerIsRight(Board board) {
    int most = 0;
    for (int seat = 0; seat < board.seats(); seat++) most = Math.max(most, board.avengers(seat));
    int owner = board.avengersOwner();
    check((owner == Board.NONE) == (most < 3), "unowned below three symbols");
    check(owner == Board.NONE || board.avengers(owner) == most, "nobody has more than the owner");
  }

  private static void pointsAndSymbolsAddUp(Board board, int seat) {
    int points = board.avengersOwner() == seat ? 3 : 0;
    int symbols = 0;
    for (var card : board.box().cards()) {
      if (board.teamOf(card) != seat) continue;
      points += card.points();
      check(card.avengers() >= 0 && card.avengers() <= 2, "a card bears at most two symbols");
      symbols += card.avengers();
    }
    for (int place = 0; place < board.places(); place++) {
      if (board.locationOwner(place) == seat) points += 3;
    }
    check(board.points(seat) == points, "points add up");
    check(board.avengers(seat) == symbols, "symbols add up");
  }

  /** Cheaper than an assertion library in a loop of millions. */
  private static void check(boolean holds, String what) {
    if (!holds) throw new AssertionError(what);
  }
}
