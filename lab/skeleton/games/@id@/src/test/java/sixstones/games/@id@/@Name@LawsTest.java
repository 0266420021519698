package sixstones.games.@id@;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import sixstones.engine.Game;
import sixstones.games.@id@.moves.@Name@Move;
import sixstones.testkit.GameLaws;
import sixstones.testkit.TableShape;

/** The laws of all games, and the invariants of this one, on random games. */
class @Name@LawsTest extends GameLaws<@Name@Position, @Name@Move> {

  @Override
  protected Game<@Name@Position, @Name@Move> game() {
    return new @Name@();
  }

  @Override
  protected Stream<TableShape> shapes() {
    return IntStream.rangeClosed(2, 4).mapToObj(TableShape::of);
  }

  @Override
  protected void invariants(@Name@Position position) {
    assertThat(position.active()).isBetween(0, position.seats() - 1);
  }
}
