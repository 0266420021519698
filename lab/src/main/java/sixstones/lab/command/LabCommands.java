package sixstones.lab.command;

import java.util.List;

/** The laboratory's part of the command line. */
public final class LabCommands {

  private LabCommands() {}

  public static List<Object> all() {
    return List.of(
        new TerminalCommand(),
        new SimulateCommand(),
        new MergeCommand(),
        new ArenaCommand(),
        new ReportCommand(),
        new SelfPlayCommand(),
        new TrainCommand(),
        new RecordCommand(),
        new AnalyseCommand(),
        new ScenarioCommand(),
        new LessonCommand(),
        new PuzzlesCommand(),
        new PerftCommand(),
        new BenchCommand(),
        new RulesCommand(),
        new ThinClaimsCommand(),
        new NewGameCommand());
  }
}
