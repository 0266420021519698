package sixstones.testkit.mutation;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.pitest.classinfo.ClassByteArraySource;
import org.pitest.help.PitHelpError;
import org.pitest.testapi.Configuration;
import org.pitest.testapi.TestGroupConfig;
import org.pitest.testapi.TestPluginFactory;
import org.pitest.testapi.TestSuiteFinder;
import org.pitest.testapi.TestUnitFinder;

/** Tells PIT about scenarios and laws; what it does not know is left to PIT's plugin for JUnit. */
public final class HouseTests implements TestPluginFactory, Configuration {

  @Override
  public Configuration createTestFrameworkConfiguration(
      TestGroupConfig groups,
      ClassByteArraySource source,
      Collection<String> excludedRunners,
      Collection<String> includedTestMethods) {
    return this;
  }

  @Override
  public String name() {
    return "sixstones";
  }

  @Override
  public String description() {
    return "Scenarios and laws of Six Stones";
  }

  /** Before the plugin for JUnit. */
  @Override
  public int priority() {
    return DEFAULT_PRIORITY - 1;
  }

  @Override
  public TestUnitFinder testUnitFinder() {
    return (testClass, _) -> HouseTestFinder.find(testClass, WantedTests.asAsked());
  }

  @Override
  public TestSuiteFinder testSuiteFinder() {
    return _ -> List.of();
  }

  @Override
  public Optional<PitHelpError> verifyEnvironment() {
    return Optional.empty();
  }
}
