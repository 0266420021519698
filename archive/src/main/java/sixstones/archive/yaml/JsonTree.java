package sixstones.archive.yaml;

import java.util.HexFormat;
import sixstones.engine.text.Tree;

/**
 * Writes trees as JSON, for what programs write often and people seldom read: a writer of YAML
 * chooses a style for every value, and takes twenty times as long.
 */
final class JsonTree {

  private static final char FIRST_PRINTABLE = ' ';

  private final StringBuilder text = new StringBuilder();

  private JsonTree() {}

  static String write(Tree tree) {
    var writer = new JsonTree();
    writer.add(tree);
    return writer.text.toString();
  }

  private void add(Tree tree) {
    switch (tree) {
      case Tree.Leaf leaf -> quote(leaf.text());
      case Tree.Sequence sequence -> {
        text.append('[');
        var comma = "";
        for (var item : sequence.items()) {
          text.append(comma);
          add(item);
          comma = ",";
        }
        text.append(']');
      }
      case Tree.Mapping mapping -> {
        text.append('{');
        var comma = "";
        for (var field : mapping.fields().entrySet()) {
          text.append(comma);
          quote(field.getKey());
          text.append(':');
          add(field.getValue());
          comma = ",";
        }
        text.append('}');
      }
    }
  }

  private void quote(String value) {
    text.append('"');
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c == '"' || c == '\\') {
        text.append('\\').append(c);
      } else if (c < FIRST_PRINTABLE) {
        text.append("\\u").append(HexFormat.of().toHexDigits(c));
      } else {
        text.append(c);
      }
    }
    text.append('"');
  }
}
