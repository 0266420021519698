package sixstones.server.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import sixstones.archive.Shelf;
import sixstones.archive.lesson.Lesson;
import sixstones.archive.lesson.LessonFailed;
import sixstones.archive.lesson.Rehearsal;

/** Lessons that somebody has written, to be played without being packed. */
final class OwnLesson {

  private OwnLesson() {}

  /**
   * Reads files, a lesson each, and plays each through once, so that none fails at the table.
   *
   * @throws IllegalArgumentException if one is no lesson, with its file and the reason
   */
  static List<Lesson> read(List<Path> files, Shelf shelf) {
    var lessons = new ArrayList<Lesson>();
    for (var file : files) {
      try {
        var lesson = Lesson.read(Files.readString(file));
        var game = shelf.get(lesson.game());
        for (int chapter = 0; chapter < lesson.chapters().size(); chapter++) {
          var _ = Rehearsal.of(game, lesson, chapter);
        }
        lessons.add(lesson);
      } catch (IOException _) {
        throw new IllegalArgumentException("There is no file " + file + ".");
      } catch (LessonFailed | IllegalArgumentException e) {
        throw new IllegalArgumentException(file + ": " + e.getMessage(), e);
      }
    }
    return lessons;
  }

  /** Where the page begins it. */
  static String path(Lesson lesson) {
    return "learn/" + lesson.game() + "/" + lesson.id();
  }
}
