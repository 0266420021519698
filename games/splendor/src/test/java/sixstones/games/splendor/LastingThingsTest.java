package sixstones.games.splendor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import sixstones.engine.Deal;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;
import sixstones.games.splendor.box.Box;
import sixstones.games.splendor.box.Card;
import sixstones.games.splendor.box.Edition;
import sixstones.games.splendor.box.Stone;
import sixstones.games.splendor.moves.SplendorMove;
import sixstones.games.splendor.state.Board;
import sixstones.testkit.Rule;
import sixstones.testkit.Share;

/** What no move takes away, and what only one kind of move brings: every move of whole games. */
class LastingThingsTest {

  private static final int GAMES = Share.of(40, 3);

  /** The table before a move and after it. */
  private interface Look {
    void at(Board before, int mover, SplendorMove move, Board after);
  }

  private static void alongGames(Look look) {
    for (int seed = 0; seed < GAMES; seed++) {
      var position = new Splendor().deal(Deal.of(2 + seed % 3, new FastChance(seed)));
      var chance = new FastChance(seed);
      while (!position.isOver()) {
        var before = position.copy();
        var move = anyMove(position, chance);
        position.apply(move, Events.OFF);
        look.at(before.board(), before.chooser(), move, position.board());
      }
    }
  }

  /** Recruits when it can: otherwise few would ever reach the third level. */
  private static SplendorMove anyMove(SplendorPosition position, FastChance chance) {
    var moves = position.choice().moves();
    var recruits = moves.stream().filter(SplendorMove.Recruit.class::isInstance).toList();
    var wanted = recruits.isEmpty() ? moves : recruits;
    return wanted.get(chance.below(wanted.size()));
  }

  @Test
  @Rule("S-RECRUIT-10")
  void aRecruitJoinsTheTeamOfWhoMovesAndStays() {
    alongGames(
        (before, mover, _, after) -> {
          for (var card : Box.of(Edition.MARVEL).cards()) {
            int owner = before.teamOf(card);
            if (owner != Board.NONE) assertThat(after.teamOf(card)).isEqualTo(owner);
            else assertThat(after.teamOf(card)).isIn(Board.NONE, mover);
          }
        });
  }

  @Test
  @Rule("S-RESERVE-07")
  void aReservedCardLeavesTheHandForItsOwnersTeamOnly() {
    alongGames(
        (before, _, _, after) -> {
          for (int seat = 0; seat < before.seats(); seat++) {
            var gone = hand(before, seat);
            gone.removeAll(hand(after, seat));
            for (var card : gone) assertThat(after.teamOf(card)).isEqualTo(seat);
          }
        });
  }

  private static Set<Card> hand(Board board, int seat) {
    var cards = new HashSet<Card>();
    for (int slot = 0; slot < Board.HAND; slot++) {
      var card = board.hand(seat, slot);
      if (card != null) cards.add(card);
    }
    return cards;
  }

  @Test
  @Rule("S-RESERVE-08")
  void greyTokensComeByReservingOnly() {
    int grey = Stone.SHIELD.ordinal();
    alongGames(
        (before, mover, move, after) -> {
          for (int seat = 0; seat < before.seats(); seat++) {
            if (after.tokens(seat, grey) <= before.tokens(seat, grey)) continue;
            assertThat(seat).isEqualTo(mover);
            assertThat(move)
                .isInstanceOfAny(SplendorMove.Reserve.class, SplendorMove.ReserveTop.class);
          }
        });
  }

  @Test
  @Rule("S-TIME-04")
  void aTimeTokenStaysWithWhoHasIt() {
    int green = Stone.TIME.ordinal();
    alongGames(
        (before, _, _, after) -> {
          for (int seat = 0; seat < before.seats(); seat++) {
            assertThat(after.tokens(seat, green))
                .isGreaterThanOrEqualTo(before.tokens(seat, green));
          }
        });
  }

  @Test
  @Rule("S-REFILL-04")
  void decksOnlyLoseCardsFromTheTop() {
    alongGames(
        (before, _, _, after) -> {
          for (int level = 1; level <= Box.LEVELS; level++) {
            assertThat(after.leftInDeck(level)).isLessThanOrEqualTo(before.leftInDeck(level));
            for (int depth = 0; depth < after.leftInDeck(level); depth++) {
              assertThat(after.inDeck(level, depth)).isEqualTo(before.inDeck(level, depth));
            }
          }
        });
  }

  @Test
  @Rule({"S-AVENGERS-08", "S-RULE-11"})
  void theAvengersTileComesToWhoRecruitsOnly() {
    alongGames(
        (before, mover, _, after) -> {
          if (after.avengersOwner() == before.avengersOwner()) return;
          assertThat(after.avengersOwner()).isEqualTo(mover);
          assertThat(after.avengers(mover)).isGreaterThan(before.avengers(mover));
        });
  }

  @Test
  @Rule("S-LOCATION-09")
  void aTakenLocationStaysAndIsNotReplaced() {
    alongGames(
        (before, _, _, after) -> {
          for (int place = 0; place < before.seats(); place++) {
            assertThat(after.location(place)).isEqualTo(before.location(place));
            int owner = before.locationOwner(place);
            if (owner != Board.NONE) assertThat(after.locationOwner(place)).isEqualTo(owner);
          }
        });
  }
}
