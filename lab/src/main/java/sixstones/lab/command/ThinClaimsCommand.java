package sixstones.lab.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sixstones.lab.mutants.ThinClaims;

@Command(
    name = "thin-claims",
    description =
        "Lists the rules whose claimants killed no mutant; ./sixstones mutate GAME makes the reports.")
final class ThinClaimsCommand implements Callable<Integer> {

  @Parameters(paramLabel = "GAME", converter = GameConverter.class)
  GameChoice choice;

  @Parameters(
      paramLabel = "REPORT",
      arity = "1..*",
      index = "1..*",
      description = "PIT's mutations.xml of one or more runs.")
  List<Path> reports;

  @Option(
      names = "--claimants",
      paramLabel = "FILE",
      description = "Only write the names of these rules' claimants, for a run with them alone.")
  @Nullable Path claimants;

  @Mixin Sources sources = new Sources();

  @Override
  public Integer call() throws IOException {
    for (var report : reports) Usage.check(Files.exists(report), "There is no file " + report);
    var thin = ThinClaims.of(choice.game().info(), sources.folder(), reports);
    if (claimants != null) thin.writeClaimants(claimants);
    else System.out.print(thin.text());
    return 0;
  }
}
