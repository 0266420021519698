package sixstones.lab.command;

import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import sixstones.engine.Options;

/** Table options on the command line. */
final class OptionWords {

  @Option(
      names = "--option",
      paramLabel = "ID=VALUE",
      description = "A table option; may be given several times.")
  @Nullable Map<String, String> options;

  Options options() {
    return new Options(options == null ? new TreeMap<>() : options);
  }
}
