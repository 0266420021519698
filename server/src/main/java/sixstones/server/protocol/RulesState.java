package sixstones.server.protocol;

import java.util.List;
import java.util.Locale;
import sixstones.archive.rules.CatalogueRule;
import sixstones.archive.rules.RuleCatalogue;

/** A game's rule catalogue. */
public record RulesState(String game, List<RuleState> rules) {

  /** One numbered statement; its kind is {@code rule}, {@code ruling}, … */
  public record RuleState(String id, String section, String statement, String kind) {

    static RuleState of(CatalogueRule rule) {
      return new RuleState(
          rule.id(), rule.section(), rule.statement(), rule.kind().name().toLowerCase(Locale.ROOT));
    }
  }

  public static RulesState of(RuleCatalogue catalogue) {
    return new RulesState(catalogue.game(), catalogue.rules().stream().map(RuleState::of).toList());
  }
}
