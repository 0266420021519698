package sixstones.engine.text;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Reads a tree and says where it makes no sense. */
public final class TreeReader {

  private final Tree tree;
  private final String path;

  private TreeReader(Tree tree, String path) {
    this.tree = tree;
    this.path = path;
  }

  public static TreeReader of(Tree tree) {
    return new TreeReader(tree, "");
  }

  /** For a tree that stands somewhere; errors name that place. */
  public static TreeReader of(Tree tree, String path) {
    return new TreeReader(tree, path);
  }

  /** A field that must be there. */
  public TreeReader at(String field) {
    return find(field).orElseThrow(() -> error("the field \"" + field + "\" is missing"));
  }

  public Optional<TreeReader> find(String field) {
    var value = mapping().fields().get(field);
    if (value == null) return Optional.empty();
    return Optional.of(new TreeReader(value, path.isEmpty() ? field : path + "." + field));
  }

  public boolean has(String field) {
    return mapping().fields().containsKey(field);
  }

  /** Refuses fields that nobody reads: a misspelt one would be lost in silence. */
  public TreeReader allow(Collection<String> known) {
    for (var field : mapping().fields().keySet()) {
      if (!known.contains(field)) {
        throw new UnknownField(path, field, known);
      }
    }
    return this;
  }

  public TreeReader allow(String... known) {
    return allow(List.of(known));
  }

  /** Fields by name; a leaf or list reads as none. */
  public Map<String, TreeReader> fields() {
    var readers = new LinkedHashMap<String, TreeReader>();
    for (var name : mapping().fields().keySet()) readers.put(name, at(name));
    return readers;
  }

  /** The items of a list; a single leaf is a list of one, an empty leaf an empty list. */
  public List<TreeReader> items() {
    return switch (tree) {
      case Tree.Sequence sequence -> {
        var readers = new ArrayList<TreeReader>();
        for (int i = 0; i < sequence.items().size(); i++) {
          var item = sequence.items().get(i);
          readers.add(new TreeReader(item, path + "[" + called(item, i) + "]"));
        }
        yield readers;
      }
      case Tree.Leaf leaf -> leaf.text().isBlank() ? List.of() : List.of(this);
      case Tree.Mapping _ -> throw error("a list is expected here");
    };
  }

  /** What people call an item: its id if it has one, else its number. */
  private static String called(Tree item, int number) {
    if (item instanceof Tree.Mapping entry && entry.fields().get("id") instanceof Tree.Leaf id) {
      return id.text();
    }
    return String.valueOf(number);
  }

  /** An item by its number, from a list or from fields that are named by numbers. */
  public Optional<TreeReader> item(int index) {
    if (isMapping()) return find(String.valueOf(index));
    var items = items();
    return index < items.size() ? Optional.of(items.get(index)) : Optional.empty();
  }

  public String text() {
    if (tree instanceof Tree.Leaf leaf) return leaf.text();
    throw error("a word is expected here");
  }

  public int number() {
    return (int) longNumber(Integer.MIN_VALUE, Integer.MAX_VALUE);
  }

  public int number(int least, int most) {
    return (int) longNumber(least, most);
  }

  public long longNumber() {
    return longNumber(Long.MIN_VALUE, Long.MAX_VALUE);
  }

  private long longNumber(long least, long most) {
    try {
      long number = Long.parseLong(text().strip());
      if (number >= least && number <= most) return number;
      throw error("a number from " + least + " to " + most + " is expected, not " + number);
    } catch (NumberFormatException _) {
      throw error("a number is expected, not \"" + text() + "\"");
    }
  }

  public boolean truth() {
    return switch (text()) {
      case "yes", "true" -> true;
      case "no", "false" -> false;
      default -> throw error("yes or no is expected, not \"" + text() + "\"");
    };
  }

  public List<String> texts() {
    return items().stream().map(TreeReader::text).toList();
  }

  /** The value of a text; a lookup that fails says so at this place. */
  public <T> T as(Function<String, T> lookup) {
    try {
      return lookup.apply(text());
    } catch (TreeError e) {
      throw e;
    } catch (IllegalArgumentException e) {
      throw error(String.valueOf(e.getMessage()));
    }
  }

  /** What a name means that stands as a field; one that means nothing is a misspelt field. */
  public <T> T name(String name, Function<String, T> lookup) {
    try {
      return lookup.apply(name);
    } catch (IllegalArgumentException e) {
      throw new UnknownField(path, String.valueOf(e.getMessage()));
    }
  }

  public boolean isLeaf() {
    return tree instanceof Tree.Leaf;
  }

  public boolean isMapping() {
    return tree instanceof Tree.Mapping;
  }

  public Tree tree() {
    return tree;
  }

  public Tree.Mapping mapping() {
    return switch (tree) {
      case Tree.Mapping mapping -> mapping;
      case Tree.Leaf leaf when leaf.text().isBlank() -> Tree.Mapping.EMPTY;
      case Tree.Leaf _, Tree.Sequence _ -> throw error("named fields are expected here");
    };
  }

  public TreeError error(String problem) {
    return new TreeError(path, problem);
  }
}
