package sixstones.lab.mutants;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import sixstones.archive.rules.RuleCatalogue;
import sixstones.archive.rules.RuleEvidence;
import sixstones.engine.GameInfo;

/** The rules of a game whose claimants kill no mutant. */
public final class ThinClaims {

  private final List<ThinClaim> claims;

  private ThinClaims(List<ThinClaim> claims) {
    this.claims = claims;
  }

  /**
   * @param sources the project's folder
   * @param reports PIT's {@code mutations.xml} of one or more runs
   */
  public static ThinClaims of(GameInfo game, Path sources, List<Path> reports) throws IOException {
    return new ThinClaims(
        ThinClaim.in(RuleCatalogue.of(game), RuleEvidence.in(sources), MutationRuns.read(reports)));
  }

  /** Writes the claimants' names, one a line: who has to be tried once more, and on all mutants. */
  public void writeClaimants(Path file) throws IOException {
    Files.write(
        file,
        claims.stream()
            .flatMap(claim -> claim.claimants().stream())
            .map(Claimant::name)
            .distinct()
            .sorted()
            .toList());
  }

  /** The list for people; rules that no mutant can be about come last. */
  public String text() {
    var text = new StringBuilder();
    text.append("Rules whose claimants kill no mutant: ").append(claims.size()).append('\n');
    for (var claim : claims) if (claim.reached()) append(claim, text);
    text.append("Of these, claimed only by tests that run no mutated code:\n");
    for (var claim : claims) if (!claim.reached()) append(claim, text);
    return text.toString();
  }

  private static void append(ThinClaim claim, StringBuilder text) {
    var statement = claim.rule().statement().lines().findFirst().orElse("");
    text.append(claim.rule().id()).append("  ").append(statement).append('\n');
    for (var claimant : claim.claimants()) {
      text.append("    ").append(claimant.name()).append('\n');
    }
  }
}
