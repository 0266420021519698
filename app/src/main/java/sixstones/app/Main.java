package sixstones.app;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.ScopeType;
import sixstones.engine.BadDeal;
import sixstones.engine.record.BadRecord;
import sixstones.engine.text.TreeError;
import sixstones.lab.command.LabCommands;
import sixstones.lab.command.Usage;
import sixstones.server.command.BackupCommand;
import sixstones.server.command.LoadCommand;
import sixstones.server.command.PlayCommand;
import sixstones.server.command.RestoreCommand;
import sixstones.server.command.ServeCommand;

/** Finds the command that was meant. Exit codes: 0 fine, 1 failed, 2 wrong use. */
@Command(
    name = "sixstones",
    description = "Table games in the browser and the terminal, with every rule enforced.",
    mixinStandardHelpOptions = true,
    scope = ScopeType.INHERIT,
    version = "Six Stones 1.0",
    subcommands = HelpCommand.class)
public final class Main {

  private Main() {}

  public static void main(String[] args) {
    System.exit(run(args));
  }

  static int run(String... args) {
    var line = new CommandLine(new Main());
    line.addSubcommand(new PlayCommand());
    line.addSubcommand(new ServeCommand());
    line.addSubcommand(new BackupCommand());
    line.addSubcommand(new RestoreCommand());
    line.addSubcommand(new LoadCommand());
    LabCommands.all().forEach(line::addSubcommand);
    line.setExecutionExceptionHandler(Main::explain);
    return args.length == 0 ? line.execute("help") : line.execute(args);
  }

  private static int explain(Exception e, CommandLine line, CommandLine.ParseResult result)
      throws Exception {
    if (!isExplained(e)) throw e;
    line.getErr().println(e.getMessage());
    return e instanceof BadRecord ? 1 : 2;
  }

  /** Exceptions whose message is meant for the person at the keyboard. */
  private static boolean isExplained(Exception e) {
    return e instanceof Usage
        || e instanceof BadDeal
        || e instanceof BadRecord
        || e instanceof TreeError
        || e.getClass() == IllegalArgumentException.class;
  }
}
