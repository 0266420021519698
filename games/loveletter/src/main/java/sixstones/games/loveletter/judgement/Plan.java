package sixstones.games.loveletter.judgement;

import java.util.function.IntToDoubleFunction;
import sixstones.engine.Bits;
import sixstones.games.loveletter.LoveLetterPosition;
import sixstones.games.loveletter.box.Card;
import sixstones.games.loveletter.moves.LoveLetterMove;
import sixstones.games.loveletter.state.Board;
import sixstones.games.loveletter.steps.NameCard;
import sixstones.games.loveletter.steps.PickSeat;

/** What the active seat gets out of a move; a rival knocked out is the measure. */
final class Plan {

  /**
   * What it is worth to keep a card in hand: safe and useful ones in the middle, high at the end.
   */
  private static final double[] KEEP = {0.05, 0.1, 0.12, 0.2, 0.4, 0.3, 0.35, 0.3, 0.45, 0.5};

  /** With so few cards left the highest hand counts. */
  private static final int LATE = 4;

  private final LoveLetterPosition position;
  private final Board board;
  private final Odds odds;
  private final int seat;

  Plan(LoveLetterPosition position) {
    this.position = position;
    board = position.board();
    seat = position.chooser();
    odds = new Odds(board, seat);
  }

  double merit(LoveLetterMove move) {
    return switch (move) {
      case LoveLetterMove.Play play -> play(play.card());
      case LoveLetterMove.Choose choose -> choose(choose.seat());
      case LoveLetterMove.Name name -> guess(name.card());
      case LoveLetterMove.Keep keep -> keep(keep.card());
    };
  }

  private double keep(Card card) {
    double late = board.deck().left() <= LATE ? 0.15 * card.value() : 0;
    return KEEP[card.index()] + late;
  }

  private double play(Card card) {
    if (card == Card.PRINCESS) return -10;
    var kept = other(card);
    double effect =
        switch (card) {
          case GUARD -> best(this::bestGuess);
          case PRIEST -> best(other -> odds.knows(other) ? 0 : 0.15);
          case BARON -> best(other -> odds.balance(kept, other) * leads(other));
          case HANDMAID -> 0.3;
          case PRINCE -> Math.max(best(this::disturb), disturbSelf(kept));
          case CHANCELLOR -> 0.25;
          case KING -> best(other -> trade(kept, other));
          case SPY -> board.fronts().ownersOf(Card.SPY) == 0 ? 0.25 : 0.1;
          case COUNTESS, PRINCESS -> 0;
        };
    return effect + keep(kept);
  }

  /** The card that stays in hand. */
  private Card other(Card played) {
    var first = board.hands().card(seat, 0);
    return first == played ? board.hands().card(seat, 1) : first;
  }

  private double best(IntToDoubleFunction merit) {
    int seats = board.choosable();
    if (seats == 0) return 0;
    double best = -10;
    for (int rest = seats; rest != 0; rest = Bits.rest(rest)) {
      best = Math.max(best, merit.applyAsDouble(Bits.first(rest)));
    }
    return best;
  }

  /** Whoever has more favour is the better rival to lose. */
  private double leads(int other) {
    return 1 + 0.1 * board.tokens(other);
  }

  private double choose(int other) {
    if (!(position.step() instanceof PickSeat pick)) return 0;
    var mine = board.hands().only(seat);
    return switch (pick.card()) {
      case GUARD -> bestGuess(other);
      case PRIEST -> (odds.knows(other) ? 0 : 1) * leads(other);
      case BARON -> odds.balance(mine, other) * leads(other);
      case PRINCE -> other == seat ? disturbSelf(mine) : disturb(other);
      case KING -> trade(mine, other);
      case SPY, HANDMAID, CHANCELLOR, COUNTESS, PRINCESS -> 0;
    };
  }

  private double bestGuess(int other) {
    return odds.holds(other, odds.likeliest(other)) * leads(other);
  }

  private double guess(Card card) {
    return position.step() instanceof NameCard name ? odds.holds(name.seat(), card) : 0;
  }

  /** The Princess falls, and a high card is lost. */
  private double disturb(int other) {
    return (odds.holds(other, Card.PRINCESS) + 0.03 * odds.value(other)) * leads(other);
  }

  private double disturbSelf(Card mine) {
    return mine == Card.PRINCESS ? -10 : 0.2 - 0.05 * mine.value();
  }

  /** Late a higher card wins; early the trade tells the other what one holds. */
  private double trade(Card mine, int other) {
    double late = board.deck().left() <= LATE ? 0.15 : 0.02;
    return late * (odds.value(other) - mine.value()) - 0.1;
  }
}
