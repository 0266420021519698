package sixstones.archive.lesson;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import sixstones.archive.yaml.Yaml;
import sixstones.engine.text.TreeReader;

/** The lessons that are packed with a game: files, and a list that names them in order. */
public final class LessonFiles {

  private LessonFiles() {}

  /** The lessons of a game; it may have none. */
  public static List<Lesson> of(String game) {
    return text(game, "contents.json").stream()
        .flatMap(names -> TreeReader.of(Yaml.read(names)).texts().stream())
        .map(name -> Lesson.read(text(game, name + ".yaml").orElseThrow(() -> missing(game, name))))
        .toList();
  }

  private static Optional<String> text(String game, String name) {
    var resource = "/sixstones/" + game + "/lessons/" + name;
    try (var in = LessonFiles.class.getResourceAsStream(resource)) {
      if (in == null) return Optional.empty();
      return Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static IllegalArgumentException missing(String game, String name) {
    return new IllegalArgumentException("The lesson \"" + name + "\" of " + game + " is missing.");
  }
}
