package sixstones.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import org.junit.jupiter.api.Test;
import sixstones.archive.rules.CatalogueRule;
import sixstones.archive.rules.RuleCatalogue;

/** A rule that says several things is claimed part by part. */
class RulePartsTest {

  private static CatalogueRule rule(String statement) {
    return new CatalogueRule("H-RULE-07", CatalogueRule.Kind.RULING, "Rulings", statement);
  }

  @Test
  void partsAreMarkedByLetters() {
    var rule = rule("What is loot worth? (a) A ring counts 2. (b) A crown counts 5; see (a).");
    assertThat(rule.parts())
        .extracting(CatalogueRule::id, CatalogueRule::statement)
        .containsExactly(
            tuple("H-RULE-07a", "What is loot worth? A ring counts 2."),
            tuple("H-RULE-07b", "What is loot worth? A crown counts 5; see (a)."));
  }

  @Test
  void aStatementWithoutMarksIsItsOnlyPart() {
    var rule = rule("A ring counts 2 (as printed).");
    assertThat(rule.parts()).containsExactly(rule);
  }

  @Test
  void aCatalogueKnowsTheLettersOfItsRules() {
    var catalogue = RuleCatalogue.of("splendor");
    assertThat(catalogue.has("S-EX-21")).isTrue();
    assertThat(catalogue.has("S-EX-21c")).isTrue();
    assertThat(catalogue.has("S-EX-21d")).isFalse();
    assertThat(catalogue.has("S-EX-20a")).isFalse();
  }
}
