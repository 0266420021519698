package sixstones.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import sixstones.archive.Shelf;
import sixstones.archive.rules.RuleCatalogue;
import sixstones.archive.rules.RuleEvidence;
import sixstones.engine.Game;

/** No rule without a test that claims it, no claim of a rule that does not exist. */
class RuleEvidenceTest {

  private static final Path ROOT = Path.of(System.getProperty("sixstones.root"));

  @TestFactory
  Stream<DynamicTest> everyRuleIsClaimed() {
    var evidence = RuleEvidence.in(ROOT);
    return Shelf.installed().games().stream()
        .map(Game::info)
        .map(
            game ->
                DynamicTest.dynamicTest(
                    game.id(),
                    () -> assertThat(evidence.unclaimed(RuleCatalogue.of(game))).isEmpty()));
  }

  @Test
  void nothingUnknownIsClaimed() {
    var known = new ArrayList<String>();
    for (var game : Shelf.installed().games()) {
      RuleCatalogue.of(game.info()).rules().forEach(rule -> known.add(rule.id()));
    }
    assertThat(known).doesNotHaveDuplicates();
    assertThat(known).containsAll(RuleEvidence.in(ROOT).mentioned());
  }
}
