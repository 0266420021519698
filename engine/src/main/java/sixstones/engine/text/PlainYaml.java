package sixstones.engine.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads the part of YAML that our data files use: block mappings and sequences, one-line flow
 * mappings and sequences, plain and double-quoted scalars, comments. {@code null} and an empty
 * value read as an empty leaf. Errors name file and line.
 */
public final class PlainYaml {

  private record Line(int number, int indent, String text) {}

  private final String file;
  private final List<Line> lines = new ArrayList<>();
  private int next;

  private PlainYaml(String file, String text) {
    this.file = file;
    int number = 0;
    for (var raw : text.lines().toList()) {
      number++;
      if (raw.indexOf('\t') >= 0) throw new TreeError(file + " line " + number, "a tab indents");
      var bare = withoutComment(raw).stripTrailing();
      if (bare.isBlank()) continue;
      int indent = bare.length() - bare.stripLeading().length();
      lines.add(new Line(number, indent, bare.strip()));
    }
  }

  /** The tree of a file that lies at an absolute place among the resources of a class. */
  public static TreeReader resource(Class<?> beside, String file) {
    var name = file.substring(file.lastIndexOf('/') + 1);
    return TreeReader.of(read(name, Packed.text(beside, file)), name);
  }

  public static Tree read(String file, String text) {
    var yaml = new PlainYaml(file, text);
    if (yaml.lines.isEmpty()) return Tree.leaf("");
    var tree = yaml.block(yaml.lines.getFirst().indent());
    if (yaml.next < yaml.lines.size()) throw yaml.error("this line is indented wrongly");
    return tree;
  }

  private Tree block(int indent) {
    return isItem(lines.get(next)) ? sequence(indent) : mapping(indent);
  }

  private Tree sequence(int indent) {
    var items = new ArrayList<Tree>();
    while (next < lines.size()) {
      var line = lines.get(next);
      if (line.indent() != indent || !isItem(line)) break;
      var rest = line.text().substring(1);
      int inner = indent + 1 + (rest.length() - rest.stripLeading().length());
      if (rest.isBlank()) {
        next++;
        items.add(nested(indent));
      } else if (isItem(rest.strip()) || isField(rest.strip())) {
        lines.set(next, new Line(line.number(), inner, rest.strip()));
        items.add(block(inner));
      } else {
        items.add(flow(rest.strip()));
        next++;
      }
    }
    return new Tree.Sequence(items);
  }

  private Tree mapping(int indent) {
    Map<String, Tree> fields = new LinkedHashMap<>();
    while (next < lines.size()) {
      var line = lines.get(next);
      if (line.indent() != indent || isItem(line)) break;
      if (!isField(line.text())) throw error("a field \"name: value\" is expected");
      int colon = colon(line.text());
      var name = unquoted(line.text().substring(0, colon).strip());
      var rest = line.text().substring(colon + 1).strip();
      if (fields.containsKey(name)) throw error("the field \"" + name + "\" stands here twice");
      if (rest.isEmpty()) {
        next++;
        fields.put(name, nested(indent));
      } else {
        fields.put(name, flow(rest));
        next++;
      }
    }
    return new Tree.Mapping(fields);
  }

  /** What hangs below a field or item without a value; a sequence may stand at its indent. */
  private Tree nested(int indent) {
    if (next >= lines.size()) return Tree.leaf("");
    var line = lines.get(next);
    if (line.indent() > indent || (line.indent() == indent && isItem(line))) {
      return block(line.indent());
    }
    return Tree.leaf("");
  }

  private Tree flow(String text) {
    var reader = new Flow(text);
    var tree = reader.value("");
    if (reader.at < text.length()) throw error("nothing is expected after \"" + text + "\"");
    return tree;
  }

  private final class Flow {
    private final String text;
    private int at;

    Flow(String text) {
      this.text = text;
    }

    Tree value(String closers) {
      skipBlanks();
      if (at >= text.length()) return Tree.leaf("");
      return switch (text.charAt(at)) {
        case '{' -> map();
        case '[' -> list();
        case '"' -> Tree.leaf(quoted());
        default -> Tree.leaf(plain(closers));
      };
    }

    private Tree map() {
      Map<String, Tree> fields = new LinkedHashMap<>();
      at++;
      while (true) {
        skipBlanks();
        if (take('}')) return new Tree.Mapping(fields);
        var name = peek() == '"' ? quoted() : plain(":,}");
        if (!take(':')) throw error("a colon is expected after \"" + name + "\"");
        if (fields.put(name, value(",}")) != null) {
          throw error("the field \"" + name + "\" stands here twice");
        }
        skipBlanks();
        if (!take(',') && peek() != '}') throw error("a comma or } is expected");
      }
    }

    private Tree list() {
      var items = new ArrayList<Tree>();
      at++;
      while (true) {
        skipBlanks();
        if (take(']')) return new Tree.Sequence(items);
        items.add(value(",]"));
        skipBlanks();
        if (!take(',') && peek() != ']') throw error("a comma or ] is expected");
      }
    }

    private String quoted() {
      int end = text.indexOf('"', at + 1);
      if (end < 0) throw error("a quotation mark is missing");
      var inner = text.substring(at + 1, end);
      at = end + 1;
      return inner;
    }

    private String plain(String closers) {
      int start = at;
      while (at < text.length() && closers.indexOf(text.charAt(at)) < 0) at++;
      var word = text.substring(start, at).strip();
      return word.equals("null") ? "" : word;
    }

    private char peek() {
      return at < text.length() ? text.charAt(at) : '\n';
    }

    private boolean take(char expected) {
      if (peek() != expected) return false;
      at++;
      return true;
    }

    private void skipBlanks() {
      while (peek() == ' ') at++;
    }
  }

  private static boolean isItem(Line line) {
    return isItem(line.text());
  }

  private static boolean isItem(String text) {
    return text.equals("-") || text.startsWith("- ");
  }

  private static boolean isField(String text) {
    return colon(text) > 0;
  }

  /** Where a field's name ends; none in flow collections and quoted texts. */
  private static int colon(String text) {
    if (text.startsWith("{") || text.startsWith("[") || text.startsWith("\"")) return -1;
    int colon = text.indexOf(": ");
    return colon < 0 && text.endsWith(":") ? text.length() - 1 : colon;
  }

  private static String unquoted(String text) {
    return text.startsWith("\"") ? text.substring(1, text.length() - 1) : text;
  }

  private static String withoutComment(String line) {
    boolean quoted = false;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (c == '"') quoted = !quoted;
      if (c == '#' && !quoted && (i == 0 || line.charAt(i - 1) == ' ')) return line.substring(0, i);
    }
    return line;
  }

  private TreeError error(String problem) {
    int index = Math.min(next, lines.size() - 1);
    return new TreeError(file + " line " + lines.get(index).number(), problem);
  }
}
