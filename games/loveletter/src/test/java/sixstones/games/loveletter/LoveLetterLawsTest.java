package sixstones.games.loveletter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import sixstones.engine.Bits;
import sixstones.engine.Game;
import sixstones.games.loveletter.box.Card;
import sixstones.games.loveletter.moves.LoveLetterMove;
import sixstones.games.loveletter.state.Board;
import sixstones.games.loveletter.steps.KeepCard;
import sixstones.games.loveletter.steps.PlayCard;
import sixstones.testkit.GameLaws;
import sixstones.testkit.Rule;
import sixstones.testkit.TableShape;

/** The laws of all games, and the invariants of this one, on thousands of random games. */
class LoveLetterLawsTest extends GameLaws<LoveLetterPosition, LoveLetterMove> {

  @Override
  protected Game<LoveLetterPosition, LoveLetterMove> game() {
    return new LoveLetter();
  }

  @Override
  protected Stream<TableShape> shapes() {
    return Stream.concat(
        IntStream.rangeClosed(2, 6).mapToObj(TableShape::of),
        Stream.of(TableShape.of(2, "tokens", "1"), TableShape.of(4, "tokens", "7")));
  }

  /** L-CHANCELLOR-01: which cards are kept and put under the deck is nobody else's to know. */
  @Override
  protected boolean isPublic(LoveLetterMove move) {
    return !(move instanceof LoveLetterMove.Keep);
  }

  @Override
  protected int closeLooks() {
    return 25;
  }

  /** L-INV-03: with six seats and seven tokens each, at most 37 rounds of at most 21 cards. */
  @Override
  protected int longestGame() {
    return 37 * 3 * 21;
  }

  @Override
  @Rule({"L-INV-01", "L-INV-02", "L-INV-03"})
  protected void invariants(LoveLetterPosition position) {
    var board = position.board();
    cardsAreAPartition(board);
    whatIsConcludedIsTrue(board);
    if (position.isOver()) return;
    assertThat(Bits.count(board.inRound())).isGreaterThan(1);
    for (int seat = 0; seat < board.seats(); seat++) {
      int size = board.hands().size(seat);
      if (!board.isIn(seat)) assertThat(size).isZero();
      else if (seat != board.active()) assertThat(size).isEqualTo(1);
      else if (position.step() instanceof PlayCard) assertThat(size).isEqualTo(2);
      else if (position.step() instanceof KeepCard) assertThat(size).isBetween(2, 3);
      else assertThat(size).isEqualTo(1);
    }
    int tokens = 0;
    for (int seat = 0; seat < board.seats(); seat++) tokens += board.tokens(seat);
    assertThat(tokens).isGreaterThanOrEqualTo(board.round() - 1);
  }

  private static void cardsAreAPartition(Board board) {
    int[] count = new int[Card.KINDS];
    for (int seat = 0; seat < board.seats(); seat++) {
      for (int slot = 0; slot < board.hands().size(seat); slot++) {
        count[board.hands().card(seat, slot).index()]++;
      }
    }
    for (int i = 0; i < board.fronts().count(); i++) count[board.fronts().card(i).index()]++;
    for (int i = 0; i < board.deck().left(); i++) count[board.deck().card(i).index()]++;
    board.faceUp().forEach(card -> count[card.index()]++);
    var aside = board.aside();
    if (aside != null) count[aside.index()]++;
    for (var card : Card.values()) assertThat(count[card.index()]).isEqualTo(card.copies());
  }

  private static void whatIsConcludedIsTrue(Board board) {
    var hands = board.hands();
    for (int seat = 0; seat < board.seats(); seat++) {
      for (int slot = 0; slot < hands.size(seat); slot++) {
        assertThat(hands.excluded(seat, slot) & hands.card(seat, slot).bit()).isZero();
      }
      for (int rest = hands.ties(seat); rest != 0; rest = Bits.rest(rest)) {
        assertThat(hands.only(Bits.first(rest))).isEqualTo(hands.only(seat));
      }
    }
  }
}
