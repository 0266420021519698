package sixstones.testkit;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import sixstones.engine.Game;
import sixstones.engine.Spectator;
import sixstones.engine.heist.Heist;
import sixstones.engine.heist.HeistMove;
import sixstones.engine.heist.HeistPosition;

/** The made-up game keeps the laws, and has scenarios like every other. */
class HeistLawsTest extends GameLaws<HeistPosition, HeistMove> {

  @Override
  protected Game<HeistPosition, HeistMove> game() {
    return new Heist();
  }

  @Override
  protected Stream<TableShape> shapes() {
    return IntStream.rangeClosed(2, 4).mapToObj(TableShape::of);
  }

  @Override
  protected void invariants(HeistPosition position) {
    var view = position.view(Spectator.SPECTATOR);
    int cards = view.deck() + view.played().size();
    for (var hand : view.hands()) cards += hand.size();
    if (cards != 12) throw new AssertionError(cards + " cards");
  }

  @TestFactory
  Stream<DynamicNode> scenarios() {
    return Scenarios.of(new Heist());
  }
}
