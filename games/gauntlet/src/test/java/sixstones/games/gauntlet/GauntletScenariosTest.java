package sixstones.games.gauntlet;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import sixstones.testkit.Scenarios;

/** The scenario files of Infinity Gauntlet. */
class GauntletScenariosTest {

  @TestFactory
  Stream<DynamicNode> scenarios() {
    return Scenarios.of(new Gauntlet());
  }
}
