package sixstones.games.@id@;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import sixstones.testkit.Scenarios;

class @Name@ScenariosTest {

  @TestFactory
  Stream<DynamicNode> scenarios() {
    return Scenarios.of(new @Name@());
  }
}
