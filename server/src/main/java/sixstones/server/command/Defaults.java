package sixstones.server.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.IDefaultValueProvider;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * Values of flags that were not given: {@code --bot-threads} is {@code SIXSTONES_BOT_THREADS} in
 * the environment and {@code bot-threads} in the file that {@code SIXSTONES_SETTINGS} names.
 */
public final class Defaults implements IDefaultValueProvider {

  private static final String PREFIX = "SIXSTONES_";
  private static final String FILE = PREFIX + "SETTINGS";

  private final Map<String, String> environment;

  public Defaults() {
    this(System.getenv());
  }

  Defaults(Map<String, String> environment) {
    this.environment = environment;
  }

  @Override
  public @Nullable String defaultValue(ArgSpec argument) throws IOException {
    if (!(argument instanceof OptionSpec option)) return null;
    var name = option.longestName().replaceFirst("^--", "");
    var set = environment.get(PREFIX + name.toUpperCase(Locale.ROOT).replace('-', '_'));
    return set != null ? set : file().getProperty(name);
  }

  private Properties file() throws IOException {
    var properties = new Properties();
    var file = environment.get(FILE);
    if (file != null) {
      try (var reader = Files.newBufferedReader(Path.of(file))) {
        properties.load(reader);
      }
    }
    return properties;
  }
}
