package sixstones.server.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sixstones.archive.Shelf;
import sixstones.archive.lesson.Lesson;
import sixstones.server.lessons.Classroom;

/** Whoever has written a lesson plays it without packing it. */
final class OwnLessonTest {

  private static final String LESSON =
      """
      lesson: reserve
      game: splendor
      title: {en: Reserve, ru: Резерв, pl: Rezerwacja, fr: Réserver}
      seat: 0
      minutes: 1
      chapters:
        - title: {en: One, ru: Раз, pl: Raz, fr: Un}
          given: {players: 2, rows: {1: [Rocket]}}
          lines:
            - say: {en: Go., ru: Вперёд., pl: Dalej., fr: Allez.}
              await: MOVE
              other: {en: Well., ru: Ну., pl: No., fr: Bon.}
            - say: {en: Done., ru: Всё., pl: Koniec., fr: Fini.}
      """;

  @TempDir Path directory;

  @Test
  void aLessonOfOnesOwnStandsAmongThoseOfItsGame() throws IOException {
    var lessons = OwnLesson.read(List.of(file("reserve rocket")), Shelf.installed());
    assertThat(lessons).extracting(OwnLesson::path).containsExactly("learn/splendor/reserve");
    var classroom = new Classroom(Shelf.installed(), lessons);
    assertThat(classroom.of("splendor")).extracting(Lesson::id).contains("player", "reserve");
    assertThat(classroom.of("war")).extracting(Lesson::id).doesNotContain("reserve");
  }

  @Test
  void whatCannotBePlayedIsToldBeforeTheServerRuns() throws IOException {
    var wrong = file("recruit rocket");
    assertThatThrownBy(() -> OwnLesson.read(List.of(wrong), Shelf.installed()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("lesson.yaml")
        .hasMessageContaining("recruit rocket");
    assertThatThrownBy(
            () -> OwnLesson.read(List.of(directory.resolve("none.yaml")), Shelf.installed()))
        .hasMessageContaining("There is no file");
  }

  private Path file(String move) throws IOException {
    return Files.writeString(directory.resolve("lesson.yaml"), LESSON.replace("MOVE", move));
  }
}
