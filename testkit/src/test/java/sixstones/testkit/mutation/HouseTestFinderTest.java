package sixstones.testkit.mutation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sixstones.engine.Game;
import sixstones.engine.heist.Heist;
import sixstones.engine.heist.HeistMove;
import sixstones.engine.heist.HeistPosition;
import sixstones.testkit.GameLaws;
import sixstones.testkit.Scenarios;
import sixstones.testkit.TableShape;

class HouseTestFinderTest {

  /** The scenarios of the made-up game. */
  static final class SomeScenarios {
    @TestFactory
    Stream<DynamicNode> scenarios() {
      return Scenarios.of(new Heist());
    }
  }

  /** Laws that would fail at once if somebody tried them. */
  static final class SomeLaws extends GameLaws<HeistPosition, HeistMove> {
    @Override
    protected Game<HeistPosition, HeistMove> game() {
      throw new AssertionError("finding laws runs none");
    }

    @Override
    protected Stream<TableShape> shapes() {
      return IntStream.rangeClosed(2, 3).mapToObj(TableShape::of);
    }

    @Override
    protected void invariants(HeistPosition position) {}
  }

  private static List<String> names(Class<?> testClass, WantedTests wanted) {
    return HouseTestFinder.find(testClass, wanted).stream()
        .map(test -> test.getDescription().getName())
        .toList();
  }

  @Test
  void everyScenarioIsATestCalledByItsFileAndTitle() {
    assertThat(names(SomeScenarios.class, WantedTests.ALL))
        .hasSizeGreaterThan(2)
        .contains("heist.yaml: What a scout saw is hidden from the others");
  }

  @Test
  void invariantsAreTriedAtEveryTableAndOtherLawsAtTheLast() {
    assertThat(names(SomeLaws.class, WantedTests.ALL))
        .filteredOn(name -> name.startsWith("invariants: "))
        .hasSize(2);
    assertThat(names(SomeLaws.class, WantedTests.ALL))
        .filteredOn(name -> name.startsWith("copiesAreEqualAndIndependent: "))
        .singleElement()
        .asString()
        .contains("seats=3");
  }

  @Test
  void aRunMayBeForSomeTestsOnly() {
    var scout = "heist.yaml: What a scout saw is hidden from the others";
    var wanted = new WantedTests(Optional.of(Set.of(scout, "SomeLaws.invariants")));
    assertThat(names(SomeScenarios.class, wanted)).containsExactly(scout);
    assertThat(names(SomeLaws.class, wanted))
        .hasSize(2)
        .allMatch(name -> name.startsWith("invariants: "));
  }

  @Test
  void aMethodOfAnotherTestIsOneTestWithAllItsCases() {
    assertThat(names(HouseTestFinderTest.class, WantedTests.ALL))
        .contains("aMethodOfAnotherTestIsOneTestWithAllItsCases: all cases");
  }

  /** Cases of which one fails. */
  static final class SomeCases {
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void isOne(int number) {
      assertThat(number).isEqualTo(1);
    }
  }

  @Test
  void itFailsIfOneOfItsCasesDoes() throws ReflectiveOperationException {
    var isOne =
        new JUnitMethod(SomeCases.class, SomeCases.class.getDeclaredMethod("isOne", int.class));
    assertThatThrownBy(isOne::execute).isInstanceOf(AssertionError.class);
  }
}
