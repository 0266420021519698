package sixstones.spark;

import org.apache.spark.SparkThrowable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.ScopeType;
import sixstones.lab.command.Explained;

/** Finds the command that was meant. Exit codes: 0 fine, 1 failed, 2 wrong use. */
@Command(
    name = "sixstones spark",
    description = "Simulations, arenas and reports on Apache Spark; results as Parquet.",
    mixinStandardHelpOptions = true,
    scope = ScopeType.INHERIT,
    version = "Six Stones 1.0",
    subcommands = {
      SimulateCommand.class,
      ArenaCommand.class,
      ReportCommand.class,
      HelpCommand.class
    })
public final class Main {

  /** How Spark begins to tell that a cluster has sent its driver away. */
  private static final String STOPPED = "Cannot call methods on a stopped SparkContext";

  private Main() {}

  public static void main(String[] args) {
    System.exit(run(args));
  }

  static int run(String... args) {
    var line = new CommandLine(new Main());
    line.setExecutionExceptionHandler(Main::explain);
    return args.length == 0 ? line.execute("help") : line.execute(args);
  }

  /** What Spark could not do is told in its words, without where in Spark it happened. */
  private static int explain(Exception e, CommandLine line, CommandLine.ParseResult result)
      throws Exception {
    if (e instanceof SparkThrowable) {
      line.getErr().println("Spark failed: " + e.getMessage());
      return 1;
    }
    if (e instanceof IllegalStateException && String.valueOf(e.getMessage()).startsWith(STOPPED)) {
      line.getErr().println("The cluster has given up; the logs of its workers say why.");
      return 1;
    }
    return Explained.handle(e, line, result);
  }
}
