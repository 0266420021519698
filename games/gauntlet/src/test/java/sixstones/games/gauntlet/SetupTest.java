package sixstones.games.gauntlet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sixstones.engine.BadDeal;
import sixstones.engine.Deal;
import sixstones.engine.Options;
import sixstones.engine.Seat;
import sixstones.engine.Spectator;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;
import sixstones.games.gauntlet.box.Box;
import sixstones.testkit.Rule;

class SetupTest {

  private static GauntletPosition deal(int seats, long seed, String... options) {
    return new Gauntlet().deal(new Deal(seats, Options.of(options), new FastChance(seed)));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6})
  @Rule({"G-SETUP-05", "G-SETUP-08", "G-SETUP-09", "G-TURN-01a"})
  void everybodyIsDealtAHandAndThanosBegins(int seats) {
    var view = deal(seats, 1).view(Spectator.SPECTATOR);
    assertThat(view.active()).isEqualTo(view.thanos()).isZero();
    // Thanos has drawn for his first turn.
    assertThat(view.seats().getFirst().handSize()).isEqualTo(3);
    assertThat(view.thanosDeck()).isEqualTo(10);
    assertThat(view.heroDeck()).isEqualTo(16 - (seats - 1));
    for (var seat : view.seats()) {
      assertThat(seat.tokens()).isZero();
      assertThat(seat.front()).isEmpty();
      if (!seat.thanos()) assertThat(seat.handSize()).isEqualTo(1);
    }
  }

  @Test
  @Rule({"G-SETUP-03", "G-SETUP-04"})
  void bothDecksAreShuffled() {
    var heroes = new HashSet<String>();
    var cards = new HashSet<String>();
    for (int seed = 0; seed < 200; seed++) {
      var position = deal(2, seed);
      heroes.addAll(position.view(Seat.of(1)).seats().get(1).hand());
      cards.addAll(position.view(Seat.of(0)).seats().get(0).hand());
    }
    assertThat(heroes).hasSize(16);
    assertThat(cards).hasSize(12);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6})
  @Rule({"G-SETUP-06", "G-SETUP-07"})
  void lifeStartsAsTheTableOfLivesSays(int seats) {
    var view = deal(seats, 1).view(Spectator.SPECTATOR);
    assertThat(view.heroesLife().now())
        .isEqualTo(Box.heroesLife(seats))
        .isEqualTo(Box.heroesLife(2));
    assertThat(view.thanosLife().now()).isEqualTo(Box.thanosLife(seats));
    var other = deal(seats, 1, "heroes-life", "9", "thanos-life", "3").view(Spectator.SPECTATOR);
    assertThat(other.heroesLife().now()).isEqualTo(9);
    assertThat(other.thanosLife().start()).isEqualTo(3);
  }

  @Test
  @Rule({"G-SETUP-02", "G-RULE-03"})
  void theTableSaysWhoIsThanos() {
    assertThat(deal(4, 1, "thanos", "2").view(Spectator.SPECTATOR).thanos()).isEqualTo(2);
    var drawn = new HashSet<Integer>();
    for (int seed = 0; seed < 60; seed++) {
      drawn.add(deal(4, seed, "thanos", "random").view(Spectator.SPECTATOR).thanos());
    }
    assertThat(drawn).containsExactlyInAnyOrder(0, 1, 2, 3);
    assertThatThrownBy(() -> deal(3, 1, "thanos", "5"))
        .isInstanceOf(BadDeal.class)
        .hasMessage("There is no seat 5 to be Thanos; with 3 players the last is 2.");
  }

  @Test
  @Rule("G-RULE-20b")
  void theTurnsOfALoneHeroAreNoOptionForSeveral() {
    assertThatThrownBy(() -> deal(3, 1, "hero-turns", "1"))
        .isInstanceOf(BadDeal.class)
        .hasMessage("The option hero-turns is for 2 players.");
  }

  /** T, H, T, H, H: the first time one turn, then two. */
  @Test
  @Rule({"G-RULE-38", "G-2P-04a"})
  void aLoneHeroBeginsWithOneTurn() {
    var position = deal(2, 1, "heroes-life", "12", "thanos-life", "12");
    var turns = new ArrayList<Integer>();
    int turn = 0;
    while (turns.size() < 8) {
      var view = position.view(Spectator.SPECTATOR);
      if (view.turn() != turn) turns.add(view.active());
      turn = view.turn();
      position.apply(position.choice().moves().getFirst(), Events.OFF);
    }
    assertThat(turns).containsExactly(0, 1, 0, 1, 1, 0, 1, 1);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7})
  @Rule("G-SETUP-01")
  void twoToSixPlayAndOneOfThemIsThanos(int seats) {
    if (seats < 2 || seats > 6) {
      assertThatThrownBy(() -> deal(seats, 1)).isInstanceOf(BadDeal.class);
      return;
    }
    var view = deal(seats, 1).view(Spectator.SPECTATOR);
    assertThat(view.seats()).hasSize(seats);
    assertThat(view.seats().stream().filter(seat -> seat.thanos())).hasSize(1);
  }

  /** The card list of both decks is public: what a seat can't place is told by name. */
  @Test
  @Rule({"G-SETUP-10", "G-INFO-01", "G-INFO-03"})
  void handsAreSecretAndCountsPublic() {
    var position = deal(4, 7);
    for (var viewer : Seat.upTo(4)) {
      var view = position.view(viewer);
      for (var seat : view.seats()) {
        boolean own = seat.seat() == viewer.index();
        assertThat(seat.hand()).hasSize(own ? seat.handSize() : 0);
      }
      assertThat(view.seats()).extracting(seat -> seat.handSize()).containsExactly(3, 1, 1, 1);
      assertThat(view.heroDeck()).isEqualTo(13);
      assertThat(view.thanosDeck()).isEqualTo(10);
      int own = view.seats().get(viewer.index()).handSize();
      assertThat(view.unseenHeroes().size() + view.unseenThanos().size()).isEqualTo(29 - own);
    }
    assertThat(position.view(Spectator.SPECTATOR).unseenThanos()).hasSize(13);
  }
}
