package sixstones.games.splendor.knowledge;

import sixstones.engine.Viewer;
import sixstones.engine.chance.Chance;
import sixstones.games.splendor.box.Box;
import sixstones.games.splendor.box.Card;
import sixstones.games.splendor.state.Board;

/**
 * What a viewer has not seen is dealt anew: per level, the cards of the deck and the blind
 * reservations of the others (S-INFO-02, S-RESERVE-03).
 */
public final class Redeal {

  private Redeal() {}

  public static void shuffleUnseen(Board board, Viewer viewer, Chance chance) {
    for (int level = 1; level <= Box.LEVELS; level++) shuffleLevel(board, level, viewer, chance);
  }

  private static void shuffleLevel(Board board, int level, Viewer viewer, Chance chance) {
    int[] cards = new int[Box.cardsOfLevel(level)];
    int count = 0;
    for (int depth = 0; depth < board.leftInDeck(level); depth++) {
      cards[count++] = board.inDeck(level, depth).index();
    }
    for (int seat = 0; seat < board.seats(); seat++) {
      for (int slot = 0; slot < Board.HAND; slot++) {
        var card = board.hand(seat, slot);
        if (card != null && isUnseen(board, card, level, seat, slot, viewer)) {
          cards[count++] = card.index();
        }
      }
    }
    chance.shuffleAfresh(cards, count);
    for (int depth = 0; depth < board.leftInDeck(level); depth++) {
      board.inDeck(level, depth, board.box().card(cards[--count]));
    }
    for (int seat = 0; seat < board.seats(); seat++) {
      for (int slot = 0; slot < Board.HAND; slot++) {
        var card = board.hand(seat, slot);
        if (card != null && isUnseen(board, card, level, seat, slot, viewer)) {
          board.hand(seat, slot, board.box().card(cards[--count]), true);
        }
      }
    }
  }

  private static boolean isUnseen(
      Board board, Card card, int level, int seat, int slot, Viewer viewer) {
    return card.level() == level && board.isBlind(seat, slot) && !viewer.is(seat);
  }
}
