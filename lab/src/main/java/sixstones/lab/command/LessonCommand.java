package sixstones.lab.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import sixstones.archive.Shelf;
import sixstones.archive.lesson.Lesson;
import sixstones.archive.lesson.LessonFailed;
import sixstones.archive.lesson.Rehearsal;

@Command(
    name = "lesson",
    description = "Plays lesson files through; docs/lessons.md tells how to write one.")
final class LessonCommand implements Callable<Integer> {

  @Parameters(paramLabel = "FILE", arity = "1..*", description = "YAML files, a lesson each.")
  List<Path> files;

  @Override
  public Integer call() throws IOException {
    boolean fine = true;
    for (var file : files) fine &= check(file);
    return fine ? 0 : 1;
  }

  private static boolean check(Path file) throws IOException {
    try {
      var lesson = Lesson.read(Files.readString(file));
      var game = Shelf.installed().get(lesson.game());
      int positions = 0;
      for (int chapter = 0; chapter < lesson.chapters().size(); chapter++) {
        positions += Rehearsal.of(game, lesson, chapter).beats().size();
      }
      System.out.printf(
          "pass  %s: %d chapters, %d positions%n", file, lesson.chapters().size(), positions);
      return true;
    } catch (NoSuchFileException _) {
      throw Usage.of("There is no file " + file + ".");
    } catch (LessonFailed | IllegalArgumentException e) {
      System.out.println("FAIL  " + file + ": " + e.getMessage());
      return false;
    }
  }
}
