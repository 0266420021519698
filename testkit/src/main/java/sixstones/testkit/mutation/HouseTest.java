package sixstones.testkit.mutation;

import org.junit.jupiter.api.function.Executable;
import org.pitest.testapi.AbstractTestUnit;
import org.pitest.testapi.Description;
import org.pitest.testapi.ResultCollector;

/** A scenario, a law at one kind of table or a method of a test in Java, as PIT runs it. */
final class HouseTest extends AbstractTestUnit {

  private final Executable test;

  HouseTest(Class<?> testClass, String name, Executable test) {
    super(new Description(name, testClass));
    this.test = test;
  }

  // A mutant may break anything, and whatever breaks has found it.
  @Override
  @SuppressWarnings("CatchingUnchecked")
  public void execute(ResultCollector results) {
    results.notifyStart(getDescription());
    try {
      test.execute();
      results.notifyEnd(getDescription());
    } catch (Throwable e) {
      results.notifyEnd(getDescription(), e);
    }
  }
}
