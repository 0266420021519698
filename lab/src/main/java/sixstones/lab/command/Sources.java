package sixstones.lab.command;

import java.nio.file.Path;
import picocli.CommandLine.Option;

/** Where the project's own files are, for commands that read or write them. */
final class Sources {

  @Option(
      names = "--sources",
      paramLabel = "DIR",
      description = "The project's folder; default: this one.")
  private Path folder = Path.of("").toAbsolutePath();

  Path folder() {
    return folder;
  }
}
