package sixstones.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Where the page goes that tells the results; it is for this machine, whoever has played. */
final class PageOut {

  @Option(
      names = "--page",
      paramLabel = "FILE",
      description = "The page to read; default: GAME-arena.html or GAME-report.html.")
  private @Nullable Path file;

  void write(String usual, String page) throws IOException {
    var where = file == null ? Path.of(usual) : file;
    Files.writeString(where, page);
    System.err.println("  " + where);
  }
}
