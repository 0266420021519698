package sixstones.games.splendor.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sixstones.engine.BadDeal;
import sixstones.engine.Deal;
import sixstones.engine.Options;
import sixstones.engine.chance.FastChance;
import sixstones.games.splendor.Splendor;
import sixstones.games.splendor.box.Box;
import sixstones.games.splendor.box.Stone;
import sixstones.games.splendor.state.Board;
import sixstones.testkit.Rule;

class SetupTest {

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  @Rule({"S-SETUP-02", "S-SETUP-03"})
  void everyLevelIsADeckOfItsOwnWithFourCardsFaceUp(int seats) {
    var board = Setup.deal(seats, new FastChance(5));
    for (int level = 1; level <= Box.LEVELS; level++) {
      assertThat(board.leftInDeck(level)).isEqualTo(Box.cardsOfLevel(level) - 4);
      for (int depth = 0; depth < board.leftInDeck(level); depth++) {
        assertThat(Box.card(board.inDeck(level, depth)).level()).isEqualTo(level);
      }
      for (int slot = 4 * level - 4; slot < 4 * level; slot++) {
        assertThat(Box.card(board.faceUp(slot)).level()).isEqualTo(level);
      }
    }
  }

  @Test
  @Rule("S-SETUP-02")
  void decksAreShuffled() {
    var first = Setup.deal(2, new FastChance(1));
    var second = Setup.deal(2, new FastChance(2));
    var tops = new HashSet<Integer>();
    for (int seed = 0; seed < 300; seed++)
      tops.add(Setup.deal(2, new FastChance(seed)).inDeck(1, 35));
    assertThat(tops).hasSize(40);
    assertThat(
            first.inDeck(1, 0) == second.inDeck(1, 0) && first.inDeck(2, 0) == second.inDeck(2, 0))
        .isFalse();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  @Rule({"S-SETUP-04", "S-SETUP-05"})
  void asManyLocationsAsPlayersEachWithOneSideUp(int seats) {
    Set<Integer> sides = new HashSet<>();
    for (int seed = 0; seed < 200; seed++) {
      var board = Setup.deal(seats, new FastChance(seed));
      var tiles = new HashSet<Integer>();
      for (int place = 0; place < seats; place++) {
        sides.add(board.location(place));
        tiles.add(Box.location(board.location(place)).tile());
      }
      assertThat(tiles).hasSize(seats);
      for (int place = seats; place < 4; place++) {
        assertThat(board.location(place)).isEqualTo(Board.NONE);
      }
    }
    assertThat(sides).hasSize(8);
  }

  @Test
  @Rule({"S-SETUP-07", "S-RULE-27"})
  void theGauntletTileGivesNobodyPoints() {
    var board = Setup.deal(4, new FastChance(1));
    for (int seat = 0; seat < 4; seat++) assertThat(board.points(seat)).isZero();
  }

  @Test
  @Rule("S-SETUP-11")
  void removedTokensAreNotInTheGame() {
    int[] colours = {4, 5, 7};
    for (int seats = 2; seats <= 4; seats++) {
      var board = Setup.deal(seats, new FastChance(1));
      for (var stone : Stone.colours()) {
        assertThat(board.supply(stone.ordinal())).isEqualTo(colours[seats - 2]);
      }
      assertThat(board.supply(Stone.TIME.ordinal())).isEqualTo(seats);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 5, 6})
  @Rule({"S-SETUP-01", "S-RULE-01"})
  void otherNumbersOfPlayersAreRefused(int seats) {
    assertThatThrownBy(() -> new Splendor().deal(Deal.of(seats, new FastChance(1))))
        .isInstanceOf(BadDeal.class);
  }

  @Test
  void unknownOptionsAreRefused() {
    var deal = new Deal(2, Options.of("colour", "blue"), new FastChance(1));
    assertThatThrownBy(() -> new Splendor().deal(deal)).hasMessageContaining("colour");
  }

  @Test
  @Rule({"S-TURN-01", "S-RULE-02"})
  void theFirstSeatOfTheGivenOrderStarts() {
    var position = new Splendor().deal(Deal.of(3, new FastChance(1)));
    assertThat(position.chooser()).isZero();
  }
}
