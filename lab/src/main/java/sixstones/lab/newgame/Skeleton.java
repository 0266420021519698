package sixstones.lab.newgame;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The files that every game begins with, as they lie in {@code lab/skeleton}: a copy of the
 * project's folders, with words such as {@code @id@} in names and texts.
 */
public final class Skeleton {

  private static final String FOLDER = "lab/skeleton";
  private static final String GAMES = "games/pom.xml";

  private final Path root;

  /**
   * Finds the skeleton.
   *
   * @param root the project's folder
   */
  public Skeleton(Path root) {
    this.root = root;
    if (!Files.isDirectory(root.resolve(FOLDER))) {
      throw new IllegalArgumentException(root + " is not the project's folder; see --sources.");
    }
  }

  /**
   * Writes the files of a game and adds it to the list of games.
   *
   * @return what was written, relative to the root
   */
  public List<Path> write(NewGame game) {
    try {
      refuseUsed(game);
      var written = new ArrayList<Path>();
      for (var template : templates()) {
        var target = Path.of(filled(relative(template), game));
        Files.createDirectories(parent(target));
        Files.writeString(root.resolve(target), filled(Files.readString(template), game));
        written.add(target);
      }
      var games = root.resolve(GAMES);
      Files.writeString(games, listed(Files.readString(games), game.id()));
      return written;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Path parent(Path target) {
    var folder = target.getParent();
    return folder == null ? root : root.resolve(folder);
  }

  private void refuseUsed(NewGame game) {
    var places =
        List.of(
            "games/" + game.id(), "docs/rules/" + game.id() + ".md", "web/src/games/" + game.id());
    for (var place : places) {
      if (Files.exists(root.resolve(place))) {
        throw new IllegalArgumentException(
            "There is a game \"%s\" already: %s exists.".formatted(game.id(), place));
      }
    }
  }

  private List<Path> templates() throws IOException {
    try (var files = Files.walk(root.resolve(FOLDER))) {
      return files.filter(Files::isRegularFile).sorted().toList();
    }
  }

  private String relative(Path template) {
    return root.resolve(FOLDER).relativize(template).toString();
  }

  private static String filled(String text, NewGame game) {
    var filled = text;
    for (var word : game.words().entrySet()) {
      filled = filled.replace(word.getKey(), word.getValue());
    }
    return filled;
  }

  private static String listed(String games, String id) {
    return games
        .replace("  </modules>", "    <module>" + id + "</module>\n  </modules>")
        .replace(
            "  </dependencies>",
            """
                <dependency>
                  <groupId>sixstones</groupId>
                  <artifactId>%s</artifactId>
                  <version>${project.version}</version>
                </dependency>
              </dependencies>"""
                .formatted(id));
  }
}
