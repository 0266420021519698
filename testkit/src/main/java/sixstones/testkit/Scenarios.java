package sixstones.testkit;

import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import sixstones.archive.scenario.Scenario;
import sixstones.archive.scenario.ScenarioFailed;
import sixstones.archive.scenario.ScenarioRun;
import sixstones.engine.Game;
import sixstones.engine.text.TreeError;

/** A game's scenario files as tests; used with {@code @TestFactory}. */
public final class Scenarios {

  private static final Path FOLDER = Path.of("src/test/resources/scenarios");

  private Scenarios() {}

  public static Stream<DynamicNode> of(Game<?, ?> game) {
    try (var files = Files.list(FOLDER)) {
      var nodes =
          files
              .filter(file -> file.toString().endsWith(".yaml"))
              .sorted()
              .map(file -> container(game, file))
              .toList();
      return nodes.stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static DynamicNode container(Game<?, ?> game, Path file) {
    var tests =
        scenarios(file).stream()
            .map(scenario -> DynamicTest.dynamicTest(scenario.title(), () -> run(game, scenario)));
    return DynamicContainer.dynamicContainer(file.getFileName().toString(), tests);
  }

  private static List<Scenario> scenarios(Path file) {
    try {
      return Scenario.readAll(Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (TreeError e) {
      return fail(file + ": " + e.getMessage());
    }
  }

  private static void run(Game<?, ?> game, Scenario scenario) {
    try {
      ScenarioRun.run(game, scenario);
    } catch (ScenarioFailed | TreeError e) {
      fail(scenario.title() + ": " + e.getMessage(), e);
    }
  }
}
