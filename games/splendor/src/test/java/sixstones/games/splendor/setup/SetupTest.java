package sixstones.games.splendor.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Objects;
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
import sixstones.games.splendor.box.Card;
import sixstones.games.splendor.box.Edition;
import sixstones.games.splendor.box.Location;
import sixstones.testkit.Rule;

class SetupTest {

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  @Rule("S-SETUP-03")
  void everyLevelIsADeckOfItsOwnWithFourCardsFaceUp(int seats) {
    var board = Setup.deal(Edition.MARVEL, seats, new FastChance(5));
    for (int level = 1; level <= Box.LEVELS; level++) {
      assertThat(board.leftInDeck(level)).isEqualTo(Box.cardsOfLevel(level) - 4);
      for (int depth = 0; depth < board.leftInDeck(level); depth++) {
        assertThat(board.inDeck(level, depth).level()).isEqualTo(level);
      }
      for (int slot = 4 * level - 4; slot < 4 * level; slot++) {
        assertThat(board.faceUp(slot)).extracting(Card::level).isEqualTo(level);
      }
    }
  }

  @Test
  @Rule("S-SETUP-02")
  void everyDeckIsShuffledByItself() {
    for (int level = 1; level <= Box.LEVELS; level++) {
      var tops = new HashSet<Card>();
      for (int seed = 0; seed < 300; seed++) {
        var board = Setup.deal(Edition.MARVEL, 2, new FastChance(seed));
        tops.add(board.inDeck(level, board.leftInDeck(level) - 1));
      }
      int own = level;
      assertThat(tops).hasSize(Box.cardsOfLevel(level)).allMatch(card -> card.level() == own);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  @Rule({"S-SETUP-04", "S-SETUP-05"})
  void asManyLocationsAsPlayersEachWithOneSideUp(int seats) {
    Set<Location> sides = new HashSet<>();
    for (int seed = 0; seed < 200; seed++) {
      var board = Setup.deal(Edition.MARVEL, seats, new FastChance(seed));
      var tiles = new HashSet<Integer>();
      for (int place = 0; place < seats; place++) {
        var location = Objects.requireNonNull(board.location(place));
        sides.add(location);
        tiles.add(location.tile());
      }
      assertThat(tiles).hasSize(seats);
      for (int place = seats; place < 4; place++) {
        assertThat(board.location(place)).isNull();
      }
    }
    assertThat(sides).hasSize(8);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6})
  @Rule({"S-SETUP-01", "S-RULE-01"})
  void twoToFourPlayAndOtherNumbersAreRefused(int seats) {
    var deal = Deal.of(seats, new FastChance(1));
    if (seats >= 2 && seats <= 4) {
      assertThat(new Splendor().deal(deal).seats()).isEqualTo(seats);
    } else {
      assertThatThrownBy(() -> new Splendor().deal(deal)).isInstanceOf(BadDeal.class);
    }
  }

  @Test
  void unknownOptionsAreRefused() {
    var deal = new Deal(2, Options.of("colour", "blue"), new FastChance(1));
    assertThatThrownBy(() -> new Splendor().deal(deal)).hasMessageContaining("colour");
  }

  @Test
  @Rule({"S-TURN-01", "S-RULE-02"})
  void theFirstSeatOfTheGivenOrderStarts() {
    for (int seed = 0; seed < 20; seed++) {
      var position = new Splendor().deal(Deal.of(3, new FastChance(seed)));
      assertThat(position.chooser()).isZero();
    }
  }
}
