package sixstones.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import sixstones.archive.Shelf;
import sixstones.archive.lesson.Lesson;
import sixstones.archive.lesson.LessonFiles;

/** Every lesson is played to its end, as the coach wants it. */
class CoachedGameTest extends BrowserTest {

  static Stream<Arguments> lessons() {
    return Shelf.installed().games().stream()
        .flatMap(game -> LessonFiles.of(game.info().id()).stream())
        .flatMap(
            lesson ->
                Arrays.stream(Screen.values())
                    .map(screen -> arguments(lesson.game(), lesson.id(), screen)));
  }

  @ParameterizedTest(name = "{0}, {1}, {2}")
  @MethodSource("lessons")
  void aLessonIsPlayedToItsEnd(String game, String id, Screen screen) {
    var ann = person(screen);
    var pupil = new Pupil(ann, lesson(game, id));
    pupil.learns();
    assertThat(pupil.unseen()).as("marks that nobody sees").isEmpty();
    assertThat(ann.complaints()).isEmpty();
  }

  @Test
  void theLastRoundsArePlayedToTheEndOfTheGameAndTheLobbyKnows() {
    var ann = person(Screen.DESKTOP);
    var pupil = new Pupil(ann, lesson("gauntlet", "hero"));
    pupil.learns();
    pupil.playsOn();
    assertThat(ann.page().locator("#end-title")).hasText("Lesson finished!");
    assertThat(ann.page().locator(".lesson-end li")).hasCount(3);
    ann.open("");
    assertThat(pupil.offered()).containsText("learnt");
    assertThat(ann.complaints()).isEmpty();
  }

  @Test
  void aLessonIsPlayedByKeys() {
    var ann = person(Screen.DESKTOP);
    new Pupil(ann, lesson("gauntlet", "hero")).byKeys().learns();
    assertThat(ann.complaints()).isEmpty();
  }

  @Test
  void whoGoesAnotherWayIsAnsweredAndFindsBack() {
    var ann = person(Screen.DESKTOP);
    var pupil = new Pupil(ann, lesson("gauntlet", "hero"));
    pupil.begins();
    ann.isAsked();
    ann.playFromList("play thor");
    assertThat(pupil.said()).containsText("Thor works too");
    ann.button("This chapter again").click();
    assertThat(pupil.said()).containsText("Welcome!");
  }

  @Test
  void aLessonGoesOnWhereItWasLeft() {
    var ann = person(Screen.DESKTOP);
    var pupil = new Pupil(ann, lesson("war", "player"));
    pupil.begins();
    assertThat(pupil.said()).containsText("Welcome!");
    pupil.chapters().selectOption("2");
    assertThat(pupil.said()).containsText("Thor stands on a battlefield");
    var table = ann.page().url();
    ann.open("");
    assertThat(pupil.offered()).containsText("at chapter 3 of 7");
    pupil.goesOn();
    assertThat(pupil.said()).containsText("Thor stands on a battlefield");
    assertThat(ann.page().url()).isEqualTo(table);
  }

  private static Lesson lesson(String game, String id) {
    return LessonFiles.of(game).stream()
        .filter(lesson -> lesson.id().equals(id))
        .findAny()
        .orElseThrow();
  }
}
