package sixstones.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.Seat;
import sixstones.engine.chance.Chance;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Event;
import sixstones.engine.event.Events;
import sixstones.engine.event.Kind;
import sixstones.engine.match.Foresight;

/** What is foretold of a move tells nothing hidden, and comes true. */
public abstract class ForesightLaws<P extends Position<P, M>, M extends Move>
    extends PrivacyLaws<P, M> {

  private static final int MOVES = 5;

  @ParameterizedTest
  @MethodSource("shapes")
  void movesAreForetoldAlikeInRedeals(TableShape shape) {
    alongSettledGames(
        shape,
        (position, chance) -> {
          var seat = Seat.of(position.chooser());
          var redeal = position.redeal(seat, new FastChance(chance.below(1 << 30)));
          for (var move : some(position, chance)) {
            assertThat(Foresight.of(redeal).of(move))
                .as(move.notation())
                .isEqualTo(Foresight.of(position).of(move));
          }
        });
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void whatIsForetoldComesTrue(TableShape shape) {
    alongSettledGames(
        shape,
        (position, chance) -> {
          var seat = Seat.of(position.chooser());
          var foresight = Foresight.of(position);
          for (var move : some(position, chance)) {
            var foretold = foresight.of(move);
            var real = position.copy();
            var heard = Told.settled(real, move).to(seat).stream().filter(this::matters).toList();
            var what = move.notation() + " as " + seat + " is told of it";
            int certain = Math.min(foretold.events().size(), heard.size());
            assertThat(foretold.events()).as(what).isEqualTo(heard.subList(0, certain));
            if (foretold.open().isPresent()) continue;
            assertThat(heard).as(what).hasSameSizeAs(foretold.events());
            // The end shows everything, and nobody could know it.
            if (real.isOver()) continue;
            assertThat(foretold.after()).as(what).containsOnly(real.view(seat));
          }
        });
  }

  /** Moves are foretold to people, whom a match asks what is to be decided and nothing else. */
  private void alongSettledGames(TableShape shape, Look<P> look) {
    alongRandomGames(
        shape,
        (position, chance) -> {
          var settled = position.copy();
          settled.settle(Events.OFF);
          if (!settled.isOver()) look.at(settled, chance);
        });
  }

  /** What comes to lie on the table by itself can't be known; the rest of the move goes on. */
  private boolean matters(Event event) {
    return event.kind() != Kind.MOVED || event.seat().isPresent() || !event.reveals();
  }

  private List<M> some(P position, Chance chance) {
    var moves = position.choice().moves();
    var some = new ArrayList<M>();
    for (int i = 0; i < MOVES; i++) some.add(moves.get(chance.below(moves.size())));
    return some;
  }
}
