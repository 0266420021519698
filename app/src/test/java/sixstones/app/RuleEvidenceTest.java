package sixstones.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import sixstones.archive.Shelf;
import sixstones.archive.rules.RuleCatalogue;
import sixstones.archive.rules.RuleEvidence;

/** No rule without a test that claims it, no claim of a rule that does not exist. */
class RuleEvidenceTest {

  private static final Path ROOT = Path.of(System.getProperty("sixstones.root"));

  @TestFactory
  Stream<DynamicTest> everyRuleIsClaimed() {
    var evidence = RuleEvidence.in(ROOT);
    return Shelf.installed().games().stream()
        .map(game -> game.info().id())
        .map(
            id ->
                DynamicTest.dynamicTest(
                    id, () -> assertThat(evidence.unclaimed(RuleCatalogue.of(id))).isEmpty()));
  }

  @Test
  void nothingUnknownIsClaimed() {
    var catalogues =
        Stream.of("splendor", "gauntlet", "war", "united").map(RuleCatalogue::of).toList();
    assertThat(catalogues.stream().mapToInt(catalogue -> catalogue.rules().size()).sum())
        .isGreaterThan(1300);
    assertThat(RuleEvidence.in(ROOT).mentioned())
        .allMatch(id -> catalogues.stream().anyMatch(catalogue -> catalogue.has(id)));
  }
}
