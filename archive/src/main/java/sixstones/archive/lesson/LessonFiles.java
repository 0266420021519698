package sixstones.archive.lesson;

import java.util.List;
import sixstones.archive.yaml.Yaml;
import sixstones.engine.text.Packed;
import sixstones.engine.text.TreeReader;

/** The lessons that are packed with a game: files, and a list that names them in order. */
public final class LessonFiles {

  private LessonFiles() {}

  /** The lessons of a game; it may have none. */
  public static List<Lesson> of(String game) {
    var folder = "/sixstones/" + game + "/lessons/";
    return Packed.find(LessonFiles.class, folder + "contents.json").stream()
        .flatMap(names -> TreeReader.of(Yaml.read(names)).texts().stream())
        .map(name -> Lesson.read(Packed.text(LessonFiles.class, folder + name + ".yaml")))
        .toList();
  }
}
