package sixstones.games.united.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sixstones.engine.BadDeal;
import sixstones.engine.Deal;
import sixstones.engine.Options;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;
import sixstones.games.united.United;
import sixstones.games.united.UnitedPosition;
import sixstones.games.united.box.Hero;
import sixstones.games.united.box.HeroCard;
import sixstones.games.united.box.Mission;
import sixstones.games.united.box.PlanCard;
import sixstones.games.united.effects.Symbol;
import sixstones.games.united.effects.Token;
import sixstones.games.united.moves.Notation;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Location;
import sixstones.games.united.state.Member;
import sixstones.games.united.state.StoryPlace;
import sixstones.games.united.state.Turn;
import sixstones.testkit.Rule;

class SetupTest {

  /** The last of Maestro's Threats adds a Thug when he arrives. */
  private static final int GAMMA_FALLOUT = 5;

  /** A table where chance deals the Heroes that are not said. */
  private static UnitedPosition deal(int seats, long seed, String... said) {
    var options = new HashMap<String, String>();
    for (int hero = 1; hero <= 4; hero++) options.put("hero-" + hero, "random");
    for (int i = 0; i < said.length; i += 2) options.put(said[i], said[i + 1]);
    return new United().deal(new Deal(seats, new Options(options), FastChance.of(7, seed)));
  }

  /** The table as it stands when the first Hero is asked for. */
  private static Board dealt(int seats, long seed, String... options) {
    return deal(seats, seed, options).board();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  @Rule({"U-MODE-01", "U-MODE-06"})
  void everyPlayerLeadsADifferentHero(int seats) {
    for (int seed = 0; seed < 40; seed++) {
      var board = dealt(seats, seed, "mode", "coop");
      var heroes = new HashSet<Hero>();
      for (var hero : board.team().members()) heroes.add(board.team().hero(hero));
      assertThat(board.team().size()).isEqualTo(seats);
      assertThat(heroes).hasSize(seats);
    }
  }

  @Test
  @Rule({"U-MODE-06", "U-RULE-01"})
  void aHeroCannotBeTakenTwiceNorPlayedAloneWithoutCommander() {
    assertThatThrownBy(() -> deal(2, 1, "hero-1", "loki", "hero-2", "loki"))
        .isInstanceOf(BadDeal.class);
    for (int seats = 2; seats <= 4; seats++) {
      assertThat(dealt(seats, 1, "mode", "coop").team().size()).isEqualTo(seats);
    }
    assertThat(dealt(1, 1, "support", "random").mode().hasCommander()).isTrue();
    assertThat(dealt(2, 1, "mode", "duel").mode().hasCommander()).isTrue();
    assertThatThrownBy(() -> deal(1, 1, "mode", "coop")).isInstanceOf(BadDeal.class);
    assertThatThrownBy(() -> deal(5, 1, "mode", "coop")).isInstanceOf(BadDeal.class);
    assertThatThrownBy(() -> deal(2, 1, "mode", "supervillain")).isInstanceOf(BadDeal.class);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  @Rule("U-MODE-02")
  void aVillainPlayerFacesTwoToFourHeroes(int heroes) {
    var board = dealt(heroes + 1, 1, "mode", "supervillain");
    assertThat(board.team().size()).isEqualTo(heroes);
    assertThat(board.mode().hasVillainSeat()).isTrue();
    assertThatThrownBy(() -> deal(2, 1, "mode", "supervillain")).isInstanceOf(BadDeal.class);
    assertThatThrownBy(() -> deal(6, 1, "mode", "supervillain")).isInstanceOf(BadDeal.class);
  }

  @ParameterizedTest
  @CsvSource({"2, coop", "1, commander", "3, supervillain", "2, duel"})
  @Rule("U-MODE-05")
  void everyModeCanBePlayedWithChallengesAndGear(int seats, String mode) {
    var position =
        deal(seats, 1, "mode", mode, "challenge", "moderate", "gear", "yes", "support", "random");
    while (!position.prompt().key().equals("united.prompt.take-gear")) {
      position.apply(position.choice().moves().getFirst(), Events.OFF);
    }
    var team = position.board().team();
    var removed =
        team.hero(Member.FIRST).cards().stream()
            .filter(card -> team.removed(Member.FIRST, card) > 0)
            .map(HeroCard::symbols)
            .toList();
    assertThat(removed).contains(List.of(Symbol.WILD));
  }

  @Test
  @Rule("U-RING-01")
  void sixLocationsFormAClosedRing() {
    assertThat(Location.of(5).clockwise(1)).isEqualTo(Location.of(0));
    assertThat(Location.of(0).clockwise(-1)).isEqualTo(Location.of(5));
    var walk = new ArrayList<Location>();
    for (var at = Location.of(0); !walk.contains(at); at = at.clockwise(1)) walk.add(at);
    assertThat(walk).extracting(Location::index).containsExactly(0, 1, 2, 3, 4, 5);
  }

  @Test
  @Rule({"U-SETUP-06", "U-RULE-03a"})
  void sixOfEightLocationsLieInRandomOrder() {
    var used = new HashSet<Integer>();
    var orders = new HashSet<List<Integer>>();
    for (int seed = 0; seed < 60; seed++) {
      var ring = dealt(2, seed).ring();
      var order = Stream.of(Location.ALL).map(at -> ring.tile(at).index()).toList();
      assertThat(order).doesNotHaveDuplicates();
      used.addAll(order);
      orders.add(order);
    }
    assertThat(used).hasSize(8);
    assertThat(orders).hasSizeGreaterThan(50);
  }

  @Test
  @Rule({"U-LOCATION-07", "U-RULE-03b"})
  void locationsWithConstantEffectsCanBeLeftOut() {
    var orders = new HashSet<List<Integer>>();
    for (int seed = 0; seed < 30; seed++) {
      var ring = dealt(2, seed, "constant-locations", "no").ring();
      for (var at : Location.ALL) assertThat(ring.tile(at).constant()).isNull();
      orders.add(Stream.of(Location.ALL).map(at -> ring.tile(at).index()).toList());
    }
    assertThat(orders).hasSizeGreaterThan(25);
  }

  @Test
  @Rule("U-SETUP-08")
  void markedSlotsGetTheirTokensAndTheOthersStayEmpty() {
    var ring = dealt(3, 5).ring();
    for (var at : Location.ALL) {
      var tile = ring.tile(at);
      assertThat(ring.count(at, Token.THUG)).isEqualTo(tile.thugs());
      assertThat(ring.count(at, Token.CIVILIAN)).isEqualTo(tile.civilians());
      assertThat(ring.free(at)).isEqualTo(tile.slots() - tile.thugs() - tile.civilians());
    }
  }

  @Test
  @Rule({"U-SETUP-09", "U-SETUP-10"})
  void everyLocationGetsOneThreatWithItsToken() {
    var orders = new HashSet<List<Location>>();
    for (int seed = 0; seed < 30; seed++) {
      var threats = dealt(2, seed, "villain", "maestro").threats();
      var order = Stream.of(threats.all()).map(threats::at).toList();
      assertThat(order).containsExactlyInAnyOrder(Location.ALL);
      for (var threat : threats.all()) assertThat(threats.hasToken(threat)).isTrue();
      orders.add(order);
    }
    assertThat(orders).hasSizeGreaterThan(25);
  }

  @Test
  @Rule({"U-SETUP-01", "U-MISSION-16"})
  void threeEmptyMissionsLieOnTheBoard() {
    var board = dealt(4, 3);
    for (var mission : Mission.ALL) {
      assertThat(board.dashboard().progress(mission)).isZero();
      assertThat(board.dashboard().isDone(mission)).isFalse();
    }
    assertThat(Mission.ALL).extracting(Mission::spaces).containsExactly(9, 9, 4);
  }

  @Test
  @Rule("U-SETUP-23")
  void heroesStartWithoutActionTokensWhereNobodyPlaysTheVillain() {
    var coop = dealt(4, 3).team();
    assertThat(coop.members()).hasSize(4);
    for (var hero : coop.members()) assertThat(coop.allTokens(hero)).isZero();
    assertThat(dealt(1, 3, "support", "random").team().allTokens(Member.FIRST)).isZero();
  }

  @Test
  @Rule({"U-SETUP-13a", "U-SETUP-17"})
  void decksHoldTwelveCardsInRandomOrder() {
    var plans = new HashSet<PlanCard>();
    var cards = new HashSet<HeroCard>();
    for (int seed = 0; seed < 40; seed++) {
      var board = dealt(2, seed, "villain", "immortus", "hero-1", "loki");
      assertThat(board.dashboard().plans().size()).isEqualTo(12);
      assertThat(board.team().deck(Member.FIRST).size() + board.team().handSize(Member.FIRST))
          .isEqualTo(12);
      plans.add(board.dashboard().plans().below(0));
      cards.add(board.team().deck(Member.FIRST).below(0));
    }
    assertThat(plans).hasSizeGreaterThan(8);
    assertThat(cards).hasSizeGreaterThan(6);
  }

  @Test
  @Rule({"U-SETUP-14", "U-SETUP-15", "U-SETUP-16b", "U-RULE-04"})
  void theVillainStartsAnywhereTheHeroesOppositeAndNoArrivalIsResolved() {
    var starts = new HashSet<Location>();
    int onArrivalThreat = 0;
    for (int seed = 0; seed < 60; seed++) {
      var board = dealt(3, seed, "villain", "maestro");
      var at = board.dashboard().at();
      starts.add(at);
      assertThat(board.team().size()).isEqualTo(3);
      for (var hero : board.team().members()) {
        assertThat(board.team().at(hero).index()).isEqualTo((at.index() + 3) % 6);
      }
      var ring = board.ring();
      assertThat(ring.count(at, Token.THUG)).isEqualTo(ring.tile(at).thugs());
      if (board.threats().at(board.threats().card(GAMMA_FALLOUT)) == at) onArrivalThreat++;
    }
    assertThat(starts).hasSize(6);
    assertThat(onArrivalThreat).isPositive();
  }

  @Test
  @Rule("U-SOLO-01")
  void theCommanderStartsOppositeTheVillain() {
    for (int seed = 0; seed < 20; seed++) {
      var board = dealt(1, seed, "hero-1", "loki", "gear", "yes");
      assertThat(board.team().size()).isEqualTo(1);
      assertThat(board.team().hero(Member.FIRST).id()).isEqualTo("loki");
      assertThat(board.team().at(Member.FIRST).index())
          .isEqualTo((board.dashboard().at().index() + 3) % 6);
    }
  }

  @Test
  @Rule({"U-SETUP-21", "U-SETUP-22", "U-SETUP-24"})
  void threeCardsThenTheFirstHeroIsChosenAndTheVillainBegins() {
    var position = deal(3, 4, "villain", "maestro");
    assertThat(position.board().team().size()).isEqualTo(3);
    for (var hero : position.board().team().members()) {
      assertThat(position.board().team().handSize(hero)).isEqualTo(3);
    }
    assertThat(position.chooser()).isZero();
    assertThat(position.prompt().key()).isEqualTo("united.prompt.first-hero");
    var second = position.board().team().hero(Member.of(1));
    position.apply(Notation.read("pick hero " + second.id()), Events.OFF);
    var board = position.board();
    assertThat(board.story().size()).isPositive();
    assertThat(board.story().isHeroCard(StoryPlace.of(0))).isFalse();
    assertThat(board.story().isFacedown(StoryPlace.of(0))).isFalse();
    while (board.turn().phase() == Turn.Phase.VILLAIN) {
      position.apply(position.choice().moves().getFirst(), Events.OFF);
    }
    assertThat(board.turn().active()).isEqualTo(Member.of(1));
  }

  @Test
  @Rule("U-RULE-94")
  void startingTokensAreDistributedAfterTheSuperHeroCardsAndBeforeTheFirstTurn() {
    var position = deal(3, 2, "mode", "supervillain", "villain", "immortus");
    var prompts = new ArrayList<String>();
    while (position.board().turn().phase() == Turn.Phase.SETUP) {
      prompts.add(position.prompt().key().replace("united.prompt.", ""));
      position.apply(position.choice().moves().getFirst(), Events.OFF);
    }
    assertThat(prompts)
        .containsExactly(
            "drop-super",
            "villain-start",
            "give-super",
            "give-super",
            "give-token",
            "give-token",
            "give-token",
            "give-token",
            "give-token",
            "first-hero");
    int tokens = 0;
    for (var kind : Symbol.ALL) tokens += position.board().team().tokens(Member.FIRST, kind);
    assertThat(tokens).isEqualTo(5);
  }
}
