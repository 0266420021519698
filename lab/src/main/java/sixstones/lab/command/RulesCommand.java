package sixstones.lab.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sixstones.archive.rules.CatalogueRule;
import sixstones.archive.rules.RuleCatalogue;
import sixstones.archive.rules.RuleEvidence;

@Command(
    name = "rules",
    description =
        "Prints every rule, part by part, with the tests and scenarios that claim it. Fails if one is not claimed.")
final class RulesCommand implements Callable<Integer> {

  @Parameters(
      paramLabel = "GAME",
      arity = "0..1",
      converter = GameConverter.class,
      description = "Default: all.")
  @Nullable GameChoice choice;

  @Option(
      names = "--json",
      description = "Print JSON: [{id, kind, section, statement, claims, exemption}].")
  boolean json;

  @Mixin Sources sources = new Sources();

  /** A rule and its evidence. */
  record Claimed(
      String id,
      String kind,
      String section,
      String statement,
      List<String> claims,
      String exemption) {}

  @Override
  public Integer call() {
    var games = GameChoice.orAll(choice);
    var evidence = RuleEvidence.in(sources.folder());
    var rows = new ArrayList<Claimed>();
    for (var game : games) {
      for (var rule : RuleCatalogue.of(game.info()).rules()) {
        for (var part : rule.parts()) rows.add(claimed(part, evidence));
      }
    }
    if (json) System.out.println(Json.of(rows));
    else rows.forEach(RulesCommand::print);
    long unclaimed =
        rows.stream().filter(row -> row.claims().isEmpty() && row.exemption().isEmpty()).count();
    if (!json) System.out.println(rows.size() + " rules, " + unclaimed + " not claimed");
    return unclaimed == 0 ? 0 : 1;
  }

  private static Claimed claimed(CatalogueRule rule, RuleEvidence evidence) {
    return new Claimed(
        rule.id(),
        rule.kind().name().toLowerCase(Locale.ROOT),
        rule.section(),
        rule.statement(),
        evidence.claimsOf(rule.id()),
        evidence.exemption(rule.id()));
  }

  private static void print(Claimed row) {
    System.out.println(row.id() + "  " + row.statement().lines().findFirst().orElse(""));
    row.claims().forEach(claim -> System.out.println("    " + claim));
    if (!row.exemption().isEmpty()) System.out.println("    exempt: " + row.exemption());
    else if (row.claims().isEmpty()) System.out.println("    NOT CLAIMED");
  }
}
