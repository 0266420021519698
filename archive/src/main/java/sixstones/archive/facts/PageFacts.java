package sixstones.archive.facts;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import sixstones.engine.text.Csv;
import sixstones.engine.text.PlainYaml;
import sixstones.engine.text.Tree;
import sixstones.engine.text.TreeReader;

/**
 * Writes the games' data files as JSON for the page: they are read by the same readers as in the
 * game, and the page needs none. Run by the build; what it writes is checked in, so that the page
 * can be worked on by itself.
 */
public final class PageFacts {

  /** What the page doesn't need: sentences are phrases, effects are the server's. */
  private static final Pattern LEFT_OUT =
      Pattern.compile(
          "effects|text|condition_text|name|cond|cost_text|icons_guessed|values_source|.*source");

  private PageFacts() {}

  public static void main(String[] args) throws IOException {
    var root = Path.of(args[0]);
    try (var games = Files.newDirectoryStream(root.resolve("games"), Files::isDirectory)) {
      for (var game : games) {
        var id = game.getFileName().toString();
        var data = game.resolve("src/main/resources/sixstones").resolve(id);
        var page = root.resolve("web/src/games").resolve(id);
        if (Files.isDirectory(data) && Files.isDirectory(page)) write(data, page.resolve("facts"));
      }
    }
  }

  private static void write(Path data, Path facts) throws IOException {
    try (var files = Files.newDirectoryStream(data, "*.{csv,yaml}")) {
      for (var file : files) {
        Files.createDirectories(facts);
        var name = file.getFileName().toString().replaceFirst("\\.[a-z]+$", ".json");
        var json = JsonText.of(read(file));
        var target = facts.resolve(name);
        if (!Files.exists(target) || !Files.readString(target).equals(json)) {
          Files.writeString(target, json);
        }
      }
    }
  }

  private static Tree read(Path file) throws IOException {
    var name = file.getFileName().toString();
    var text = Files.readString(file);
    return name.endsWith(".csv")
        ? Tree.list(Csv.rows(name, text).stream().map(TreeReader::mapping).toList())
        : without(PlainYaml.read(name, text));
  }

  private static Tree without(Tree tree) {
    return switch (tree) {
      case Tree.Leaf leaf -> leaf;
      case Tree.Sequence items ->
          Tree.list(items.items().stream().map(PageFacts::without).toList());
      case Tree.Mapping mapping -> {
        var kept = Tree.mapping();
        mapping
            .fields()
            .forEach(
                (name, value) -> {
                  if (!LEFT_OUT.matcher(name).matches()) kept.put(name, without(value));
                });
        yield kept.done();
      }
    };
  }
}
