package sixstones.games.united.steps;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sixstones.games.united.box.Box;
import sixstones.games.united.box.Gear;
import sixstones.games.united.box.Hero;
import sixstones.games.united.box.Threat;
import sixstones.games.united.damage.Reaction;
import sixstones.games.united.effects.Effects;
import sixstones.games.united.effects.Token;
import sixstones.games.united.moves.Enemy;
import sixstones.games.united.state.Chooser;
import sixstones.games.united.state.Location;
import sixstones.games.united.state.Member;
import sixstones.games.united.state.StoryPlace;
import sixstones.games.united.state.Subject;
import sixstones.games.united.supercards.Holding;
import sixstones.games.united.text.Steps;

/** Whatever a step remembers is written, and read again. */
class WrittenStepsTest {

  static Stream<Step> steps() throws IOException, URISyntaxException {
    var classes = Path.of(Step.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    try (var files = Files.walk(classes)) {
      var steps =
          files
              .map(file -> classes.relativize(file).toString())
              .filter(file -> file.endsWith(".class"))
              .map(file -> file.replace(".class", "").replace('/', '.'))
              .map(WrittenStepsTest::named)
              .filter(Step.class::isAssignableFrom)
              .flatMap(WrittenStepsTest::examples)
              .toList();
      return steps.stream();
    }
  }

  @ParameterizedTest
  @MethodSource("steps")
  void comesBackAsItWas(Step step) {
    var written = new Memory();
    step.parts(written);
    assertThat(Steps.named(step.id(), written)).isEqualTo(step);
  }

  private static Class<?> named(String name) {
    try {
      return Class.forName(name);
    } catch (ClassNotFoundException e) {
      throw new LinkageError(name, e);
    }
  }

  /** All stages of an enum; a record with something in each of its parts. */
  private static Stream<Step> examples(Class<?> kind) {
    if (kind.isEnum()) return Arrays.stream(kind.getEnumConstants()).map(Step.class::cast);
    return kind.isRecord() ? Stream.of((Step) filled(kind)) : Stream.empty();
  }

  private static Object filled(Class<?> kind) {
    var parts = kind.getRecordComponents();
    var types = Arrays.stream(parts).map(part -> part.getType()).toArray(Class<?>[]::new);
    var values = new Object[parts.length];
    for (int i = 0; i < parts.length; i++) values[i] = something(types[i], i + 1);
    try {
      var constructor = kind.getDeclaredConstructor(types);
      constructor.setAccessible(true);
      return constructor.newInstance(values);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(kind.getName(), e);
    }
  }

  private static Object something(Class<?> type, int number) {
    if (type == int.class) return number;
    if (type == long.class) return (long) number;
    if (type == boolean.class) return true;
    if (type == Member.class) return Member.of(number % 4);
    if (type == Location.class) return Location.of(number % 6);
    if (type == StoryPlace.class) return StoryPlace.of(number);
    if (type == Subject.class || type == Chooser.class) return Member.of(number % 4);
    if (type == Threat.class) return Box.villain(0).threats().get(number);
    if (type == Gear.class) return Box.gear(number);
    if (type == Hero.class) return Box.hero(number);
    if (type == Enemy.class) return Enemy.of(Token.THUG);
    if (type == Reaction.class) return Reaction.ORDER.get(number);
    if (type == Holding.class) return Holding.ORDER.get(number);
    if (type == Effects.class) return Box.effects("maestro.bam");
    return type.isEnum() ? type.getEnumConstants()[1] : filled(type);
  }
}
