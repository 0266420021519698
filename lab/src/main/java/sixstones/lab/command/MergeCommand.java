package sixstones.lab.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sixstones.lab.arena.ArenaPage;
import sixstones.lab.arena.ArenaParts;
import sixstones.lab.arena.ArenaText;
import sixstones.lab.balance.BalancePart;
import sixstones.lab.simulate.Report;

@Command(
    name = "merge",
    description = {
      "Makes one of several parts that were played with --from and --to: of what \"simulate --json\" has printed, of what \"report --figures\" has written, or of the folders of arenas.",
      "Nothing may be there twice, and nothing be missing between reports."
    })
final class MergeCommand implements Callable<Integer> {

  @Parameters(arity = "1..*", paramLabel = "PART", description = "Files or folders, in any order.")
  List<Path> parts = List.of();

  @Option(
      names = "--out",
      paramLabel = "PAGE",
      description = "Write the page there, of reports and arenas.")
  @Nullable Path out;

  @Option(names = "--json", description = "Print JSON, of reports such as can be merged again.")
  boolean json;

  @Override
  public Integer call() throws IOException {
    if (parts.stream().allMatch(Files::isDirectory)) {
      var standings = ArenaParts.merged(parts);
      write(ArenaPage.of(standings));
      System.out.println(json ? Json.of(standings) : ArenaText.of(standings));
      return 0;
    }
    var texts = new ArrayList<String>();
    for (var part : parts) {
      Usage.check(Files.isRegularFile(part), "There is no file %s.".formatted(part));
      texts.add(Files.readString(part));
    }
    if (Json.read(texts.getFirst(), BalancePart.class).isPresent()) {
      var figures = BalancePart.merged(read(texts, BalancePart.class, "report"));
      write(figures.page());
      System.out.println(json ? Json.of(figures) : figures.played());
    } else {
      var report = Report.merged(read(texts, Report.class, "simulation"));
      Usage.check(out == null, "A simulation makes no page; --out is for reports and arenas.");
      System.out.println(json ? Json.of(report) : ReportText.of(report));
    }
    return 0;
  }

  private void write(String page) throws IOException {
    if (out != null) Files.writeString(out, page);
  }

  private <T> List<T> read(List<String> texts, Class<T> type, String of) {
    var read = new ArrayList<T>();
    for (int i = 0; i < texts.size(); i++) {
      var message = "%s is no part of a %s.".formatted(parts.get(i), of);
      read.add(Json.read(texts.get(i), type).orElseThrow(() -> Usage.of(message)));
    }
    return read;
  }
}
