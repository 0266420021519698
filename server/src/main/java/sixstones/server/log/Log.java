package sixstones.server.log;

import java.util.List;
import java.util.logging.ConsoleHandler;
import java.util.logging.Formatter;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.logging.Logger;
import java.util.stream.Stream;

/** Where the log goes: to standard error, a line for what an operator should know. */
public final class Log {

  /** How its lines are written. */
  public enum Form {
    TEXT,
    JSON;

    private Formatter line() {
      return switch (this) {
        case TEXT -> new TextLine();
        case JSON -> new JsonLine();
      };
    }
  }

  /** Java forgets the level of a logger that nobody holds. */
  private static final Logger OURS = Logger.getLogger("sixstones");

  /** They repeat what a stranger has sent, before anything counts his calls. */
  private static final List<Logger> PARROTS =
      Stream.of("org.eclipse.jetty.http", "org.eclipse.jetty.util.HostPort")
          .map(Logger::getLogger)
          .toList();

  private Log() {}

  /** Writes it so from now on: all of ours, of the libraries' only what is worth a warning. */
  public static void begin(Form form) {
    LogManager.getLogManager().reset();
    var console = new ConsoleHandler();
    console.setFormatter(form.line());
    var root = Logger.getLogger("");
    root.addHandler(console);
    root.setLevel(Level.WARNING);
    OURS.setLevel(Level.INFO);
    PARROTS.forEach(logger -> logger.setLevel(Level.OFF));
  }
}
