package sixstones.lab.mutants;

import java.util.ArrayList;
import java.util.List;
import sixstones.archive.rules.CatalogueRule;
import sixstones.archive.rules.RuleCatalogue;
import sixstones.archive.rules.RuleEvidence;

/**
 * A rule that tests claim although none of them kills a mutant: either they would pass without it,
 * or it is not written in code that is mutated (a printed fact, a sentence, a view).
 *
 * @param claimants who claims it
 * @param reached whether one of them ran on a mutant at all
 */
record ThinClaim(CatalogueRule rule, List<Claimant> claimants, boolean reached) {

  static List<ThinClaim> in(RuleCatalogue catalogue, RuleEvidence evidence, MutationRuns runs) {
    var thin = new ArrayList<ThinClaim>();
    for (var rule : catalogue.rules()) {
      for (var part : rule.parts()) {
        var claimants =
            evidence.claimsOf(part.id()).stream().map(Claimant::inSources).distinct().toList();
        if (claimants.isEmpty() || claimants.stream().anyMatch(runs.killers()::contains)) continue;
        boolean reached = claimants.stream().anyMatch(runs.fooled()::contains);
        thin.add(new ThinClaim(part, claimants, reached));
      }
    }
    return thin;
  }
}
