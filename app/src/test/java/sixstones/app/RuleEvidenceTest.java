package sixstones.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import sixstones.archive.Shelf;
import sixstones.archive.rules.CatalogueRule;
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
    var catalogues =
        Shelf.installed().games().stream().map(game -> RuleCatalogue.of(game.info())).toList();
    assertThat(catalogues.stream().flatMap(one -> one.rules().stream()).map(CatalogueRule::id))
        .doesNotHaveDuplicates();
    assertThat(RuleEvidence.in(ROOT).mentioned())
        .allMatch(id -> catalogues.stream().anyMatch(catalogue -> catalogue.has(id)));
  }
}
