package sixstones.games.splendor;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import sixstones.testkit.Scenarios;

/** Splendor's scenario files. */
class SplendorScenariosTest {

  @TestFactory
  Stream<DynamicNode> scenarios() {
    return Scenarios.of(new Splendor());
  }
}
