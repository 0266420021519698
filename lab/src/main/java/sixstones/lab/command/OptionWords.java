package sixstones.lab.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
      description =
          "A table option; may be given several times. ID=@FILE takes the value from a file.")
  @Nullable Map<String, String> options;

  Options options() {
    var values = new TreeMap<String, String>();
    if (options != null) options.forEach((id, value) -> values.put(id, valueOf(value)));
    return new Options(values);
  }

  private static String valueOf(String word) {
    if (!word.startsWith("@")) return word;
    try {
      return Files.readString(Path.of(word.substring(1)));
    } catch (IOException _) {
      throw Usage.of("There is no file " + word.substring(1) + " that can be read.");
    }
  }
}
