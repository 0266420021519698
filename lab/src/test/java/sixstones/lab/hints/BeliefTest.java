package sixstones.lab.hints;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sixstones.archive.Shelf;
import sixstones.archive.phrases.PhraseBook;
import sixstones.bots.Belief;
import sixstones.engine.Deal;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Options;
import sixstones.engine.Position;
import sixstones.engine.Seat;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;

/** What may lie face down comes from what the seat knows, in every game. */
class BeliefTest {

  private static final int LOOKS = 8;

  static List<Game<?, ?>> games() {
    return List.copyOf(Shelf.installed().games());
  }

  @ParameterizedTest
  @MethodSource("games")
  void beliefsAreTheSameInRedealsAndAllowTheTruth(Game<?, ?> game) {
    lookAt(game);
  }

  private static <P extends Position<P, M>, M extends Move> void lookAt(Game<P, M> game) {
    var chance = new FastChance(21);
    var book = PhraseBook.english(game.info().id());
    var asked = new HashSet<String>();
    for (int look = 0; look < LOOKS; look++) {
      var position = somewhere(game, chance);
      if (position.isOver()) continue;
      var seat = Seat.of(0);
      for (var hidden : position.hidden(seat).stream().limit(5).toList()) {
        var beliefs = Belief.about(position, seat, hidden.place());
        asked.add(hidden.place());
        assertThat(Belief.about(position.redeal(seat, chance), seat, hidden.place()))
            .isEqualTo(beliefs);
        assertThat(beliefs).extracting(Belief::name).contains(hidden.name());
        assertThat(beliefs).allMatch(one -> one.chance() > 0 && one.chance() <= 1);
        assertThat(beliefs).allMatch(one -> book.knows(one.name()));
      }
      assertThat(Belief.about(position, seat, "nowhere")).isEmpty();
    }
    assertThat(asked).as("places where something is hidden").isNotEmpty();
  }

  private static <P extends Position<P, M>, M extends Move> P somewhere(
      Game<P, M> game, FastChance chance) {
    int seats = Math.max(2, game.info().fewestSeats());
    var position = game.deal(new Deal(seats, Options.STANDARD, chance.copy()));
    for (int i = 4 + chance.below(60); i > 0 && !position.isOver(); i--) {
      var moves = position.choice().moves();
      position.apply(moves.get(chance.below(moves.size())), Events.OFF);
    }
    return position;
  }
}
