package sixstones.lab.command;

import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** Where the project's own files are, for commands that read or write them. */
final class Sources {

  @Option(
      names = "--sources",
      paramLabel = "DIR",
      description = "The project's folder; default: this one.")
  private Path folder = Path.of("").toAbsolutePath();

  /** The folder, if it is the project's. */
  Path folder() {
    Usage.check(
        Files.exists(folder.resolve("docs/rules/exemptions.yaml")),
        folder + " is not the project's folder; see --sources.");
    return folder;
  }
}
