package sixstones.games.splendor.setup;

import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import sixstones.engine.chance.Chance;
import sixstones.games.splendor.box.Box;
import sixstones.games.splendor.box.Edition;
import sixstones.games.splendor.box.Stone;
import sixstones.games.splendor.state.Board;

/** S-SETUP: how a game begins. */
public final class Setup {

  private static final int SHIELDS = 5;

  private Setup() {}

  public static Board deal(Edition edition, int seats, Chance chance) {
    var board = Board.empty(Box.of(edition), seats);
    for (var stone : Stone.all()) board.supply(stone.ordinal(), supply(edition, seats, stone));
    for (int level = 1; level <= Box.LEVELS; level++) {
      shuffleDeck(board, level, chance);
      for (int slot = 0; slot < Board.ROW; slot++) {
        board.faceUp((level - 1) * Board.ROW + slot, board.drawFromDeck(level));
      }
    }
    layLocations(board, 0, _ -> false, chance);
    board.round(1);
    return board;
  }

  /** S-SETUP-08 to S-SETUP-10; grey is the same for every number of players. */
  public static int supply(Edition edition, int seats, Stone stone) {
    if (stone == Stone.SHIELD) return SHIELDS;
    if (stone == Stone.TIME) return edition.hasGauntlet() ? seats : 0;
    return seats == 4 ? 7 : seats == 3 ? 5 : 4;
  }

  private static void shuffleDeck(Board board, int level, Chance chance) {
    int[] cards = new int[Box.cardsOfLevel(level)];
    for (int i = 0; i < cards.length; i++) cards[i] = Box.firstOfLevel(level) + i;
    chance.shuffle(cards, cards.length);
    for (int card : cards) board.putOnDeck(board.box().card(card));
  }

  /**
   * S-SETUP-04, S-CLASSIC-03: random tiles, each with a random side up.
   *
   * @param place the first one that is still free
   * @param lies whether a tile is laid already
   */
  public static void layLocations(Board board, int place, IntPredicate lies, Chance chance) {
    var box = board.box();
    int sides = board.edition().sides();
    int[] tiles = IntStream.range(0, board.edition().tiles()).toArray();
    chance.shuffle(tiles, tiles.length);
    int next = place;
    for (int tile : tiles) {
      if (next == board.places() || lies.test(tile)) continue;
      int side = sides == 1 ? 0 : chance.below(sides);
      board.location(next++, box.location(sides * tile + side), Board.NONE);
    }
  }
}
