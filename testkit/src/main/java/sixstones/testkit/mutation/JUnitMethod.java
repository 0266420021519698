package sixstones.testkit.mutation;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.function.Executable;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** A method of a test in Java, with all its cases. */
record JUnitMethod(Class<?> testClass, Method method) implements Executable {

  private static final Launcher LAUNCHER = LauncherFactory.create();

  @Override
  public void execute() throws Throwable {
    var failures = new ArrayList<Throwable>();
    LAUNCHER.execute(
        LauncherDiscoveryRequestBuilder.request()
            .selectors(DiscoverySelectors.selectMethod(testClass, method))
            .build(),
        collecting(failures));
    if (!failures.isEmpty()) throw failures.getFirst();
  }

  private static TestExecutionListener collecting(List<Throwable> failures) {
    return new TestExecutionListener() {
      @Override
      public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        result.getThrowable().ifPresent(failures::add);
      }
    };
  }
}
