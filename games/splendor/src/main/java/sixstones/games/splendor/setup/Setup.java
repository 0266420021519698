package sixstones.games.splendor.setup;

import sixstones.engine.chance.Chance;
import sixstones.games.splendor.box.Box;
import sixstones.games.splendor.box.Stone;
import sixstones.games.splendor.state.Board;

/** S-SETUP: how a game begins. */
public final class Setup {

  private static final int SHIELDS = 5;

  private Setup() {}

  public static Board deal(int seats, Chance chance) {
    var board = Board.empty(seats);
    for (var stone : Stone.all()) board.supply(stone.ordinal(), supply(seats, stone));
    for (int level = 1; level <= Box.LEVELS; level++) {
      shuffleDeck(board, level, chance);
      for (int slot = 0; slot < Board.ROW; slot++) {
        board.faceUp((level - 1) * Board.ROW + slot, board.drawFromDeck(level));
      }
    }
    layLocations(board, chance);
    board.round(1);
    return board;
  }

  /** S-SETUP-08 to S-SETUP-10; grey is the same for every number of players. */
  public static int supply(int seats, Stone stone) {
    if (stone == Stone.SHIELD) return SHIELDS;
    if (stone == Stone.TIME) return seats;
    return seats == 4 ? 7 : seats == 3 ? 5 : 4;
  }

  private static void shuffleDeck(Board board, int level, Chance chance) {
    int[] cards = new int[Box.cardsOfLevel(level)];
    for (int i = 0; i < cards.length; i++) cards[i] = Box.firstOfLevel(level) + i;
    chance.shuffle(cards, cards.length);
    for (int card : cards) board.putOnDeck(Box.card(card));
  }

  /** S-SETUP-04: as many tiles as players, each with a random side up. */
  private static void layLocations(Board board, Chance chance) {
    int[] tiles = {0, 1, 2, 3};
    chance.shuffle(tiles, tiles.length);
    for (int place = 0; place < board.seats(); place++) {
      board.location(place, Box.location(2 * tiles[place] + chance.below(2)), Board.NONE);
    }
  }
}
