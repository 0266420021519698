package sixstones.games.loveletter;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import sixstones.testkit.Scenarios;

class LoveLetterScenariosTest {

  @TestFactory
  Stream<DynamicNode> scenarios() {
    return Scenarios.of(new LoveLetter());
  }
}
