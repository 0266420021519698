package sixstones.games.loveletter.round;

import java.util.ArrayList;
import sixstones.engine.chance.Chance;
import sixstones.games.loveletter.box.Box;
import sixstones.games.loveletter.box.Card;
import sixstones.games.loveletter.log.Log;
import sixstones.games.loveletter.state.Board;

/** L-DEAL: the cards are shuffled and dealt, and the starter's turn begins. */
public final class RoundStart {

  private static final int FACE_UP = 3;

  private RoundStart() {}

  public static void deal(Board board, Chance chance, Log log) {
    board.round(board.round() + 1);
    board.fronts().clear();
    board.hands().clearAll();
    board.guarded(0);
    board.inRound((1 << board.seats()) - 1);
    log.roundBegins(board.round(), board.starter());
    shuffle(board, chance);
    board.aside(board.deck().card(board.deck().draw()));
    layFaceUp(board, log);
    for (int i = 0; i < board.seats(); i++) {
      Draw.one(board, (board.starter() + i) % board.seats(), "L-DEAL-05", log);
    }
    Turn.begin(board, board.starter(), log);
  }

  private static void shuffle(Board board, Chance chance) {
    int[] cards = new int[Box.CARDS];
    int count = 0;
    for (var card : Card.values()) {
      for (int i = 0; i < card.copies(); i++) cards[count++] = card.index();
    }
    chance.shuffle(cards, count);
    board.deck().clear();
    for (int card : cards) board.deck().putOnTop(Card.of(card), 0);
  }

  private static void layFaceUp(Board board, Log log) {
    var cards = new ArrayList<Card>();
    while (board.seats() == 2 && cards.size() < FACE_UP) {
      cards.add(board.deck().card(board.deck().draw()));
    }
    board.faceUp(cards);
    log.layFaceUp(cards);
  }
}
