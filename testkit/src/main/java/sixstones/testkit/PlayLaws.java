package sixstones.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.ArrayList;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sixstones.engine.Deal;
import sixstones.engine.Move;
import sixstones.engine.MoveList;
import sixstones.engine.Position;
import sixstones.engine.chance.Chance;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;

/** Games end; moves, refusals, copies and texts mean what they say. */
public abstract class PlayLaws<P extends Position<P, M>, M extends Move> extends RandomGames<P, M> {

  private static final int RESTART = 24;

  /** The law that a game's invariants are tried by. */
  public static final String INVARIANTS = "everyGameEndsAndKeepsItsInvariants";

  @ParameterizedTest
  @MethodSource("shapes")
  void everyGameEndsAndKeepsItsInvariants(TableShape shape) {
    var moves = new MoveList<M>();
    for (int seed = 0; seed < Share.of(games(), 5); seed++) {
      var position = game().deal(shape.deal(seed));
      var chance = new FastChance(seed);
      invariants(position);
      for (int i = 0; !position.isOver(); i++) {
        if (i > longestGame()) fail("game " + seed + " does not end");
        moves.clear();
        position.moves(moves);
        if (moves.size() == 0) fail("nobody can move in " + position.text());
        position.apply(moves.get(chance.below(moves.size())), Events.OFF);
        invariants(position);
      }
      assertThat(position.outcome().scores()).hasSize(shape.seats());
      sidesWinTogether(position);
    }
  }

  private void sidesWinTogether(P over) {
    if (!game().info().teams()) return;
    for (int seat = 0; seat < over.seats(); seat++) {
      assertThat(over.side(seat)).isBetween(0, game().info().sides().size() - 1);
      for (int other = 0; other < seat; other++) {
        if (over.side(seat) != over.side(other)) continue;
        assertThat(over.outcome().won(seat)).isEqualTo(over.outcome().won(other));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void everyOfferedMoveIsLegalAndItsNotationReadsBack(TableShape shape) {
    alongRandomGames(
        shape,
        (position, _) -> {
          var notations = new ArrayList<String>();
          for (var move : position.choice().moves()) {
            assertThat(position.refusal(move)).as(move.notation()).isNull();
            assertThat(game().readMove(move.notation())).isEqualTo(move);
            assertThat(game().readMove(move.notation()).notation()).isEqualTo(move.notation());
            notations.add(move.notation());
          }
          assertThat(notations).doesNotHaveDuplicates();
        });
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void whatIsNotOfferedIsRefusedAndChangesNothing(TableShape shape) {
    var heard = new ArrayList<M>();
    alongRandomGames(
        shape,
        (position, chance) -> {
          var offered = position.choice().moves();
          if (heard.size() < 400) heard.addAll(offered);
          var before = position.text();
          for (int i = 0; i < 40; i++) {
            var move = heard.get(chance.below(heard.size()));
            var refusal = position.refusal(move);
            assertThat(refusal == null).as(move.notation()).isEqualTo(offered.contains(move));
            if (refusal != null) assertThat(refusal.rule()).isNotBlank();
          }
          assertThat(position.text()).isEqualTo(before);
        });
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void copiesAreEqualAndIndependent(TableShape shape) {
    alongRandomGames(
        shape,
        (position, chance) -> {
          var before = position.text();
          var copy = position.copy();
          assertThat(copy.text()).isEqualTo(before);
          assertThat(copy.fingerprint()).isEqualTo(position.fingerprint());
          for (int i = 0; i < 6 && !copy.isOver(); i++) {
            var moves = copy.choice().moves();
            copy.apply(moves.get(chance.below(moves.size())), Events.OFF);
          }
          assertThat(position.text()).isEqualTo(before);
        });
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void sameDealAndMovesGiveTheSamePosition(TableShape shape) {
    for (int seed = 0; seed < closeLooks(); seed++) {
      var first = game().deal(shape.deal(seed));
      var second = game().deal(shape.deal(seed));
      var chance = new FastChance(seed);
      while (!first.isOver()) {
        var moves = first.choice().moves();
        var move = moves.get(chance.below(moves.size()));
        first.apply(move, Events.OFF);
        second.apply(game().readMove(move.notation()), new Events.Kept());
      }
      assertThat(second.text()).isEqualTo(first.text());
      assertThat(second.fingerprint()).isEqualTo(first.fingerprint());
      assertThat(second.outcome()).isEqualTo(first.outcome());
    }
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void positionTextsReadBack(TableShape shape) {
    alongRandomGames(
        shape,
        (position, chance) -> {
          var written = game().textFormat().numbered(position.text());
          var read =
              game()
                  .readPosition(
                      game().textFormat().upToDate(written), new FastChance(chance.below(1000)));
          assertThat(read.text()).isEqualTo(position.text());
          assertThat(read.fingerprint()).isEqualTo(position.fingerprint());
          assertThat(read.choice().moves()).isEqualTo(position.choice().moves());
        });
  }

  /** As a table does after a restart: its text, and its chance after so many numbers. */
  @ParameterizedTest
  @MethodSource("shapes")
  void aGameGoesOnFromItsText(TableShape shape) {
    for (int seed = 0; seed < Share.of(closeLooks(), 1); seed++) {
      var chance = new FastChance(seed);
      var position = game().deal(shape.deal(seed));
      for (int i = chance.below(60); i > 0 && !position.isOver(); i--) playAny(position, chance);
      if (position.isOver()) continue;
      var read = readAgain(position, shape.deal(seed));
      for (int made = 1; !position.isOver(); made++) {
        assertThat(read.fingerprint()).isEqualTo(position.fingerprint());
        assertThat(read.drawn()).isEqualTo(position.drawn());
        playAny(read, chance.copy());
        playAny(position, chance);
        // What a text forgets often matters only later, so many texts have to be gone on from.
        if (made % RESTART == 0 && !position.isOver()) {
          assertThat(read.fingerprint()).isEqualTo(position.fingerprint());
          read = readAgain(position, shape.deal(seed));
        }
      }
      assertThat(read.fingerprint()).isEqualTo(position.fingerprint());
    }
  }

  /** As a restarted table is opened: from the text, with chance where it stood. */
  private P readAgain(P position, Deal deal) {
    return game().readPosition(position.text(), deal.chance().skip(position.drawn()));
  }

  private void playAny(P position, Chance chance) {
    var moves = position.choice().moves();
    position.apply(moves.get(chance.below(moves.size())), Events.OFF);
  }
}
