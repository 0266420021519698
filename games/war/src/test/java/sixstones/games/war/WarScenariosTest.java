package sixstones.games.war;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import sixstones.testkit.Scenarios;

/** Infinity War's scenario files. */
class WarScenariosTest {

  @TestFactory
  Stream<DynamicNode> scenarios() {
    return Scenarios.of(new War());
  }
}
