package sixstones.lab.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sixstones.lab.simulate.Report;

@Command(
    name = "merge",
    description = {
      "Makes one report of several that \"simulate --from --to --json\" has printed.",
      "Nothing may be missing between them, and nothing be there twice."
    })
final class MergeCommand implements Callable<Integer> {

  @Parameters(arity = "1..*", paramLabel = "FILE", description = "The reports, in any order.")
  List<Path> files = List.of();

  @Option(names = "--json", description = "Print JSON again.")
  boolean json;

  @Override
  public Integer call() throws IOException {
    var parts = new ArrayList<Report>();
    for (var file : files) parts.add(read(file));
    var report = merged(parts);
    System.out.println(json ? Json.of(report) : ReportText.of(report));
    return 0;
  }

  private static Report read(Path file) throws IOException {
    Usage.check(Files.isReadable(file), "There is no file %s.".formatted(file));
    return Json.read(Files.readString(file), Report.class)
        .orElseThrow(() -> Usage.of("%s is no report of a simulation.".formatted(file)));
  }

  private static Report merged(List<Report> parts) {
    try {
      return Report.merged(parts);
    } catch (IllegalArgumentException e) {
      throw Usage.of(String.valueOf(e.getMessage()));
    }
  }
}
