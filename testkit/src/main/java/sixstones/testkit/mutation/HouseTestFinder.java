package sixstones.testkit.mutation;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.pitest.testapi.TestUnit;
import sixstones.testkit.GameLaws;

/** Finds scenarios, laws and other tests in a test class without running any of them. */
final class HouseTestFinder {

  private final Class<?> testClass;
  private final WantedTests wanted;
  private final List<TestUnit> found = new ArrayList<>();

  private HouseTestFinder(Class<?> testClass, WantedTests wanted) {
    this.testClass = testClass;
    this.wanted = wanted;
  }

  /** The class' tests; a method of a plain test is one, whatever the number of its cases. */
  static List<TestUnit> find(Class<?> testClass, WantedTests wanted) {
    var finder = new HouseTestFinder(testClass, wanted);
    try {
      if (GameLaws.class.isAssignableFrom(testClass)) finder.addLaws();
      else finder.addMethods();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(testClass.getName(), e);
    }
    return finder.found;
  }

  /**
   * A few random games at every kind of table, as they show most, and the other laws at one; a
   * mutant that lives has to be tried on all of it.
   */
  private void addLaws() throws ReflectiveOperationException {
    var laws = (GameLaws<?, ?>) instance();
    var tables = laws.tables();
    for (var method : laws()) {
      if (!method.isAnnotationPresent(ParameterizedTest.class)) continue;
      method.setAccessible(true);
      boolean playsToTheEnd = method.getName().equals(GameLaws.INVARIANTS);
      var name = playsToTheEnd ? "invariants" : method.getName();
      if (!wanted.has(testClass.getSimpleName() + "." + name)) continue;
      for (var table : playsToTheEnd ? tables : List.of(tables.getLast())) {
        add(name + ": " + table, () -> method.invoke(laws, table));
      }
    }
  }

  private static List<Method> laws() {
    var methods = new ArrayList<Method>();
    for (Class<?> laws = GameLaws.class; laws != Object.class; laws = laws.getSuperclass()) {
      methods.addAll(List.of(laws.getDeclaredMethods()));
    }
    return methods;
  }

  private void addMethods() throws ReflectiveOperationException {
    for (var method : testClass.getDeclaredMethods()) {
      if (method.isAnnotationPresent(TestFactory.class)) {
        method.setAccessible(true);
        var nodes = (Stream<?>) method.invoke(instance());
        nodes.forEach(node -> addScenarios("", (DynamicNode) node));
      } else if (method.isAnnotationPresent(Test.class)
          || method.isAnnotationPresent(ParameterizedTest.class)) {
        addMethod(method);
      }
    }
  }

  private void addMethod(Method method) {
    if (!wanted.has(testClass.getSimpleName() + "." + method.getName())) return;
    add(method.getName() + ": all cases", new JUnitMethod(testClass, method));
  }

  private Object instance() throws ReflectiveOperationException {
    var constructor = testClass.getDeclaredConstructor();
    constructor.setAccessible(true);
    return constructor.newInstance();
  }

  /** A scenario is called as in the list of claims: its file and its title. */
  private void addScenarios(String folder, DynamicNode node) {
    var name = folder + node.getDisplayName();
    if (node instanceof DynamicContainer container) {
      container.getChildren().forEach(child -> addScenarios(name + ": ", child));
    } else if (node instanceof DynamicTest test && wanted.has(name)) {
      add(name, test.getExecutable());
    }
  }

  private void add(String name, Executable test) {
    found.add(new HouseTest(testClass, name, test));
  }
}
