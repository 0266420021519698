package sixstones.archive.facts;

import java.util.stream.Collectors;
import sixstones.engine.text.Tree;

/** A tree as JSON: figures as numbers, nothing as null, items of the outer list line by line. */
final class JsonText {

  private JsonText() {}

  static String of(Tree tree) {
    if (!(tree instanceof Tree.Sequence list)) return compact(tree) + "\n";
    return list.items().stream()
        .map(JsonText::compact)
        .collect(Collectors.joining(",\n  ", "[\n  ", "\n]\n"));
  }

  private static String compact(Tree tree) {
    return switch (tree) {
      case Tree.Leaf leaf -> scalar(leaf.text());
      case Tree.Sequence list ->
          list.items().stream().map(JsonText::compact).collect(Collectors.joining(", ", "[", "]"));
      case Tree.Mapping mapping ->
          mapping.fields().entrySet().stream()
              .map(field -> quoted(field.getKey()) + ": " + compact(field.getValue()))
              .collect(Collectors.joining(", ", "{ ", " }"));
    };
  }

  private static String scalar(String text) {
    if (text.isEmpty()) return "null";
    return text.matches("-?\\d+|true|false") ? text : quoted(text);
  }

  private static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
  }
}
