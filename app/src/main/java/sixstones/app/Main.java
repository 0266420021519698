package sixstones.app;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.ScopeType;
import sixstones.lab.command.Explained;
import sixstones.lab.command.LabCommands;
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
    line.setExecutionExceptionHandler(Explained::handle);
    return args.length == 0 ? line.execute("help") : line.execute(args);
  }
}
