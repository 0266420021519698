package sixstones.lab.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import sixstones.archive.Shelf;
import sixstones.archive.scenario.Scenario;
import sixstones.archive.scenario.ScenarioFailed;
import sixstones.archive.scenario.ScenarioRun;
import sixstones.engine.text.TreeError;

@Command(
    name = "scenario",
    description = "Runs scenario files; docs/scenarios.md tells how to write one.")
final class ScenarioCommand implements Callable<Integer> {

  @Parameters(paramLabel = "FILE", arity = "1..*", description = "YAML files with scenarios.")
  List<Path> files;

  private int passed;
  private int failed;

  @Override
  public Integer call() throws IOException {
    var shelf = Shelf.installed();
    for (var file : files) {
      try {
        for (var scenario : Scenario.readAll(Files.readString(file))) run(shelf, file, scenario);
      } catch (NoSuchFileException _) {
        throw Usage.of("There is no file " + file + ".");
      } catch (TreeError e) {
        fail(file + ": " + e.getMessage());
      }
    }
    System.out.println(passed + " passed, " + failed + " failed");
    return failed == 0 ? 0 : 1;
  }

  private void run(Shelf shelf, Path file, Scenario scenario) {
    var name = file + ": " + scenario.title();
    try {
      ScenarioRun.run(shelf.get(scenario.game()), scenario);
      passed++;
      System.out.println("pass  " + name);
    } catch (ScenarioFailed | IllegalArgumentException e) {
      fail(name + "\n      " + e.getMessage());
    }
  }

  private void fail(String message) {
    failed++;
    System.out.println("FAIL  " + message);
  }
}
