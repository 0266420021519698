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

/** Tells PIT about our tests: scenarios, laws and tests in Java. */
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
    return "Scenarios, laws and other tests of Six Stones";
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
