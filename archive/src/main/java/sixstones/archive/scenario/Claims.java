package sixstones.archive.scenario;

import java.util.LinkedHashSet;
import java.util.Set;
import sixstones.archive.rules.RuleCatalogue;
import sixstones.engine.text.TreeError;
import sixstones.engine.text.TreeReader;

/**
 * What a scenario claims to show: rules named at its assertions ({@code by}, {@code shows}). A
 * claim needs an assertion and a rule that exists.
 */
final class Claims {

  private Claims() {}

  static Set<String> of(Scenario scenario) {
    var claims = new LinkedHashSet<String>();
    for (var step : scenario.when()) {
      if (!step.isMapping()) continue;
      add(step, "by", claims);
      add(step, "shows", claims);
      step.find("expect").ifPresent(expected -> add(expected, "shows", claims));
    }
    add(scenario.then(), "shows", claims);
    claims.addAll(scenario.shows());
    return claims;
  }

  private static void add(TreeReader at, String field, Set<String> claims) {
    at.find(field).ifPresent(ids -> claims.addAll(ids.texts()));
  }

  /**
   * Refuses a scenario that asserts nothing, or names a rule that nobody wrote.
   *
   * @throws TreeError saying so
   */
  static void check(Scenario scenario) {
    if (!asserts(scenario)) throw new TreeError("", "the scenario asserts nothing");
    RuleCatalogue.find(scenario.game()).ifPresent(catalogue -> checkKnown(scenario, catalogue));
  }

  private static void checkKnown(Scenario scenario, RuleCatalogue catalogue) {
    var named = of(scenario);
    named.addAll(scenario.about());
    for (var id : named) {
      boolean known = catalogue.has(id) || id.startsWith("ENGINE-");
      if (!known) throw new TreeError("", "there is no rule " + id);
    }
  }

  private static boolean asserts(Scenario scenario) {
    return scenario.refused().isPresent()
        || expects(scenario.then())
        || scenario.when().stream().anyMatch(Claims::asserts);
  }

  private static boolean asserts(TreeReader step) {
    if (!step.isMapping()) return false;
    return step.has("refused") || step.find("expect").filter(Claims::expects).isPresent();
  }

  private static boolean expects(TreeReader expected) {
    return expected.fields().keySet().stream().anyMatch(field -> !field.equals("shows"));
  }
}
