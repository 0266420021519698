package sixstones.games.war.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sixstones.engine.BadDeal;
import sixstones.engine.Bits;
import sixstones.engine.Deal;
import sixstones.engine.Options;
import sixstones.engine.Seat;
import sixstones.engine.Spectator;
import sixstones.engine.Viewer;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;
import sixstones.games.war.War;
import sixstones.games.war.WarPosition;
import sixstones.games.war.box.Back;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.Team;
import sixstones.games.war.box.TileKind;
import sixstones.games.war.box.Token;
import sixstones.games.war.box.Tokens;
import sixstones.games.war.moves.MainMove;
import sixstones.games.war.state.Posture;
import sixstones.testkit.Rule;

class DealTest {

  private static WarPosition deal(int seats, long seed, String... options) {
    return new War().deal(new Deal(seats, Options.of(options), FastChance.of(seed, seats)));
  }

  private static List<Integer> baseRing(WarPosition position) {
    var ring = new ArrayList<Integer>();
    for (int seat = 0; seat < position.seats(); seat++) {
      ring.add(position.board().field().base(position.board().table().team(seat)).ringIndex());
    }
    return ring;
  }

  @ParameterizedTest
  @CsvSource({"2,'4,19'", "3,'4,14,24'", "5,'4,10,16,22,28'"})
  @Rule({
    "W-SETUP-07",
    "W-SETUP-08",
    "W-SETUP-09",
    "W-SETUP-11",
    "W-SETUP-12",
    "W-SETUP-20",
    "W-RULE-01b",
    "W-RULE-02",
    "W-RULE-04a"
  })
  void basesLieEvenlySpacedClockwiseBySeat(int seats, String ring) {
    for (var layout : List.of("standard", "mixed", "corner_teleports")) {
      assertThat(baseRing(deal(seats, 3, "layout", layout)))
          .map(String::valueOf)
          .containsExactly(ring.split(","));
    }
  }

  @Test
  @Rule({"W-SETUP-10", "W-RULE-03a"})
  void fourPlayersTossForEachShortSide() {
    var seen = new TreeMap<String, Integer>();
    for (int seed = 0; seed < 200; seed++) {
      seen.merge(baseRing(deal(4, seed)).toString(), 1, Integer::sum);
    }
    assertThat(seen.keySet())
        .containsExactlyInAnyOrder(
            "[4, 11, 19, 26]", "[4, 11, 19, 27]", "[4, 12, 19, 26]", "[4, 12, 19, 27]");
    assertThat(seen.values()).allMatch(count -> count > 25);
  }

  @Test
  @Rule("W-RULE-03b")
  void byTheOptionOneTossDecidesBothSides() {
    var seen = new TreeSet<String>();
    for (int seed = 0; seed < 50; seed++) {
      seen.add(baseRing(deal(4, seed, "base-tosses", "one")).toString());
    }
    assertThat(seen).containsExactlyInAnyOrder("[4, 11, 19, 26]", "[4, 12, 19, 27]");
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5})
  @Rule({
    "W-SETUP-02",
    "W-SETUP-03",
    "W-SETUP-04",
    "W-SETUP-05",
    "W-SETUP-06",
    "W-SETUP-13",
    "W-SETUP-14",
    "W-SETUP-15",
    "W-SETUP-16"
  })
  void theFieldIsLaid(int seats) {
    var position = deal(seats, 7);
    var field = position.board().field();
    var other = deal(seats, 8).board().field();
    int neutral = 0;
    int moved = 0;
    for (var place : Place.TILES) {
      assertThat(field.back(place)).isEqualTo(place.isOnRing() ? Back.BLUE : Back.RED);
      assertThat(field.tile(place).kind()).isNotEqualTo(TileKind.BLANK);
      if (!field.tile(place).equals(other.tile(place))) moved++;
      boolean base = field.tile(place).kind() == TileKind.TEAM_BASE;
      boolean played = base && position.board().table().seatOf(field.tile(place).team()) >= 0;
      assertThat(field.isOpen(place)).isEqualTo(played);
      if (base && !played) neutral++;
    }
    assertThat(moved).as("shuffled").isGreaterThan(50);
    assertThat(neutral).isEqualTo(Team.ALL.length - seats);
    assertThat(field.closed()).isEqualTo(Place.TILES.length - seats);
    assertThat(position.board().ledger().reserve()).isEqualTo(Tokens.ALL);
    assertThat(position.board().crew().inPlay(Piece.THANOS)).isFalse();
    int pieces = 0;
    for (var piece : Piece.CHARACTERS) {
      if (!position.board().crew().inPlay(piece)) continue;
      pieces++;
      assertThat(position.board().crew().at(piece)).isEqualTo(position.board().home(piece));
      assertThat(position.board().crew().used(piece)).isFalse();
      assertThat(position.board().crew().carried(piece)).isZero();
      assertThat(position.board().crew().posture(piece)).isEqualTo(Posture.STANDS);
    }
    assertThat(pieces).isEqualTo(2 * seats);
  }

  @Test
  @Rule("W-EX-09")
  void theFieldForFive() {
    var position = deal(5, 11);
    assertThat(baseRing(position)).containsExactly(4, 10, 16, 22, 28);
    int blue = 0;
    int red = 0;
    for (var place : Place.TILES) {
      if (position.board().field().isOpen(place)) {
        assertThat(Bits.count(position.board().crew().charactersAt(place))).isEqualTo(2);
      } else if (position.board().field().back(place) == Back.BLUE) {
        blue++;
      } else {
        red++;
      }
    }
    assertThat(blue).isEqualTo(25);
    assertThat(red).isEqualTo(42);
  }

  @Test
  @Rule({"W-SETUP-17", "W-RULE-04b"})
  void anybodyMayBeFirst() {
    var first = new TreeSet<Integer>();
    for (int seed = 0; seed < 60; seed++) first.add(deal(3, seed).chooser());
    assertThat(first).containsExactly(0, 1, 2);
  }

  @Test
  @Rule({"W-SETUP-01", "W-RULE-08"})
  void everySeatHasATeamOfItsOwnAndMayWishForOne() {
    var position = deal(3, 1, "team-1", "thor", "team-2", "iron_man");
    assertThat(position.board().table().team(1)).isEqualTo(Team.named("thor"));
    assertThat(position.board().table().team(2)).isEqualTo(Team.named("iron_man"));
    assertThat(position.board().table().team(0))
        .isNotIn(Team.named("thor"), Team.named("iron_man"));
    assertThat(Piece.ROCKET.team()).isEqualTo(Piece.THOR.team());
    assertThat(Piece.OKOYE.team()).isEqualTo(Piece.BLACK_PANTHER.team());
    assertThat(Piece.GAMORA.mate()).isEqualTo(Piece.STAR_LORD);
    assertThat(Piece.SPIDER_MAN.mate()).isEqualTo(Piece.IRON_MAN);
    assertThat(Piece.CAPTAIN_AMERICA.mate()).isEqualTo(Piece.BUCKY);
    assertThatThrownBy(() -> deal(2, 1, "team-0", "thor", "team-1", "thor"))
        .isInstanceOf(BadDeal.class);
  }

  @Test
  @Rule({"W-SETUP-18", "W-RULE-05", "W-RULE-07", "W-PLACE-04"})
  void mixedLayoutsPutAnyTileAnywhere() {
    boolean redOnRing = false;
    boolean baseInside = false;
    for (int seed = 0; seed < 20; seed++) {
      var position = deal(2, seed, "layout", "mixed");
      for (var place : Place.TILES) {
        var tile = position.board().field().tile(place);
        redOnRing |= place.isOnRing() && tile.back() == Back.RED;
        baseInside |= !place.isOnRing() && tile.kind() == TileKind.TEAM_BASE;
      }
      assertThat(position.board().field().closed()).isEqualTo(70);
      // The ring is where the border is, whatever the colours.
      position.apply(new MainMove.ShiftBase(true), Events.OFF);
      assertThat(position.board().field().base(position.board().team()).isOnRing()).isTrue();
    }
    assertThat(redOnRing).isTrue();
    assertThat(baseInside).isTrue();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5})
  @Rule({"W-SETUP-19", "W-EX-08"})
  void teleportsLieOpenInTheCorners(int seats) {
    var position = deal(seats, 5, "layout", "corner_teleports");
    var field = position.board().field();
    assertThat(baseRing(position)).isEqualTo(baseRing(deal(seats, 5)));
    for (var corner : List.of("0,0", "0,8", "7,8", "7,0")) {
      assertThat(field.isOpen(Place.named(corner), TileKind.TELEPORT)).isTrue();
    }
    assertThat(field.closed()).isEqualTo(Place.TILES.length - seats - 4);
  }

  @Test
  @Rule({"W-SETUP-21", "W-RULE-06b"})
  void blanksReplaceRedTiles() {
    var position = deal(2, 5, "blanks", "3", "blank-effect", "loki", "blank-replaces", "arrow");
    int blanks = 0;
    int redArrows = 0;
    for (var place : Place.TILES) {
      var tile = position.board().field().tile(place);
      if (tile.kind() == TileKind.BLANK) {
        blanks++;
        assertThat(position.board().field().kind(place)).isEqualTo(TileKind.LOKI);
      }
      if (tile.kind() == TileKind.ARROW && tile.back() == Back.RED) redArrows++;
    }
    assertThat(blanks).isEqualTo(3);
    assertThat(position.board().field().closed()).isEqualTo(Place.TILES.length - 2);
    assertThat(redArrows).isEqualTo(5);
  }

  @Test
  @Rule("W-PLACE-09")
  void closedFacesAreInNobodysView() {
    var position = deal(2, 5);
    for (var viewer : List.<Viewer>of(Spectator.SPECTATOR, Seat.of(0), Seat.of(1))) {
      var view = position.view(viewer).toString();
      for (var kind : List.of("ebony_maw", "loki", "thanos_base", "arrow", "battlefield")) {
        assertThat(view).doesNotContain(kind);
      }
    }
  }

  private static Place openAt(WarPosition position, String place) {
    assertThat(position.board().field().isOpen(Place.named(place))).as(place).isTrue();
    return Place.named(place);
  }

  @Test
  @Rule({"W-SETUP-19", "W-RULE-121a", "W-RULE-121c"})
  void playersMayLayOpenTilesOfTheirOwn() {
    var position =
        deal(
            2,
            5,
            "open-tiles",
            "0,0,teleport\n3,4 arrow N+S east; 2,2 superheroes heroes_3; 2,3 infinity_stone soul");
    assertThat(position.board().field().kind(openAt(position, "0,0"))).isEqualTo(TileKind.TELEPORT);
    assertThat(position.board().field().turns(openAt(position, "3,4"))).isEqualTo(1);
    // What a tile brings when it is opened lies there from the beginning.
    assertThat(Bits.count(position.board().field().lying(openAt(position, "2,2")))).isEqualTo(2);
    assertThat(position.board().field().lying(openAt(position, "2,3"))).isEqualTo(Token.SOUL.bit());
    assertThat(position.board().field().closed()).isEqualTo(Place.TILES.length - 2 - 4);
  }

  @Test
  @Rule("W-RULE-121d")
  void withAnOpenBaseOfThanosTheFirstPlayerHasTheGauntlet() {
    var position = deal(3, 5, "open-tiles", "4,4 thanos_base", "layout", "mixed");
    assertThat(position.board().crew().at(Piece.THANOS)).isEqualTo(openAt(position, "4,4"));
    assertThat(position.board().clock().gauntlet).isEqualTo(position.board().clock().seat);
  }

  @ParameterizedTest
  @CsvSource({
    "'0,4 loki',a base or another tile lies there",
    "'3,3 team_base thor',outer ring",
    "'3,3 loki; 3,4 loki; 3,5 loki',no such tile is left",
    "'0,0 team_base iron_man',no such tile is left",
    "'3,3',looks like"
  })
  @Rule("W-RULE-121b")
  void aLayoutThatCannotBeLaidIsRefused(String tiles, String message) {
    assertThatThrownBy(
            () -> deal(2, 1, "team-0", "iron_man", "team-1", "star_lord", "open-tiles", tiles))
        .isInstanceOf(BadDeal.class)
        .hasMessageContaining(message);
  }

  @Test
  @Rule({"W-SETUP-21", "W-RULE-122"})
  void everyBlankMayHaveItsOwnEffectAndReplaceAnyRedTile() {
    var position =
        deal(
            2,
            5,
            "own-blanks",
            "arrow N+S for infinity_stone soul; nothing for superheroes heroes_1\nloki for loki");
    var kinds = new ArrayList<TileKind>();
    for (var place : Place.TILES) {
      var tile = position.board().field().tile(place);
      if (tile.kind() == TileKind.BLANK) kinds.add(position.board().field().kind(place));
      assertThat(tile.text()).isNotIn("infinity_stone soul", "superheroes heroes_1");
    }
    assertThat(kinds).containsExactlyInAnyOrder(TileKind.ARROW, TileKind.BLANK, TileKind.LOKI);
    // Tokens whose tile was replaced stay in the box, and nobody waits for them.
    assertThat(Bits.count(position.board().ledger().box())).isEqualTo(3);
    assertThat(position.board().ledger().heroesLeft()).isEqualTo(Bits.count(Tokens.HEROES) - 2);
  }

  @ParameterizedTest
  @CsvSource({
    "loki,looks like",
    "loki for teleport,No red tile teleport",
    "loki for loki; loki for loki; loki for loki,No red tile loki",
    "thanos_base for loki,one more thanos_base",
    "locky for loki,no tile kind",
    "loki for arrow; loki for arrow; loki for arrow; loki for arrow,There are 3"
  })
  @Rule("W-RULE-122b")
  void blanksThatCannotBeAreRefused(String blanks, String message) {
    assertThatThrownBy(() -> deal(2, 1, "own-blanks", blanks))
        .isInstanceOf(BadDeal.class)
        .hasMessageContaining(message);
    assertThatThrownBy(() -> deal(2, 1, "own-blanks", "loki for loki", "blanks", "1"))
        .isInstanceOf(BadDeal.class);
  }

  private static List<String> told(int seats, String... options) {
    var out = new Events.Kept();
    deal(seats, 3, options).settle(out);
    return out.list().stream().map(event -> event.phrase().key()).toList();
  }

  @Test
  @Rule({"W-COIN-02", "W-RULE-12a"})
  void whatChanceDecidesInTheSetUpIsTold() {
    assertThat(told(4, "team-0", "thor"))
        .containsExactly(
            "war.event.drew.team",
            "war.event.drew.team",
            "war.event.drew.team",
            "war.event.toss.rightBase",
            "war.event.toss.leftBase",
            "war.event.drew.first",
            "war.event.turn");
    assertThat(told(4, "base-tosses", "one")).containsOnlyOnce("war.event.toss.bases");
    var position = deal(2, 3);
    position.settle(Events.OFF);
    var again = new Events.Kept();
    position.settle(again);
    assertThat(again.list()).isEmpty();
  }
}
