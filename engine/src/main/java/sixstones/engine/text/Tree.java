package sixstones.engine.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A text as a tree: what YAML and JSON have in common. The engine writes and reads trees; how they
 * look as a file is decided outside.
 */
public sealed interface Tree {

  /** A word or a number. */
  record Leaf(String text) implements Tree {}

  /** Items in order. */
  record Sequence(List<Tree> items) implements Tree {
    public Sequence {
      items = List.copyOf(items);
    }
  }

  /** Fields by name, in the order of writing. */
  record Mapping(Map<String, Tree> fields) implements Tree {

    public Mapping {
      fields = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(fields));
    }

    public static final Mapping EMPTY = new Mapping(Map.of());
  }

  static Leaf leaf(Object value) {
    return new Leaf(value.toString());
  }

  static Sequence list(Iterable<?> values) {
    var items = new ArrayList<Tree>();
    for (var value : values) items.add(value instanceof Tree tree ? tree : leaf(value));
    return new Sequence(items);
  }

  static Sequence list(Object... values) {
    return list(Arrays.asList(values));
  }

  /** A mapping under construction; fields keep the order of {@code put}. */
  static Builder mapping() {
    return new Builder();
  }

  /** Builds a {@link Mapping}. */
  final class Builder {

    private final Map<String, Tree> fields = new LinkedHashMap<>();

    public Builder put(String name, Object value) {
      fields.put(name, value instanceof Tree tree ? tree : leaf(value));
      return this;
    }

    /** Leaves the field out when it would only say what is understood. */
    public Builder putUnless(boolean understood, String name, Object value) {
      return understood ? this : put(name, value);
    }

    public Mapping done() {
      return new Mapping(fields);
    }
  }
}
