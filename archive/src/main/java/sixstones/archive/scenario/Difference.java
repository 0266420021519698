package sixstones.archive.scenario;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import sixstones.engine.text.Tree;

/**
 * Where a tree does not say what is expected of it. An expectation speaks of some fields only; the
 * others may hold anything.
 */
final class Difference {

  /** What a field says by not being there. */
  private static final Set<String> NOTHING = Set.of("", "0", "no", "none");

  private Difference() {}

  /** The first difference, in words; none if the actual tree is as expected. */
  static Optional<String> between(Tree expected, @Nullable Tree actual, String path) {
    return switch (expected) {
      case Tree.Mapping mapping -> fields(mapping, actual, path);
      case Tree.Sequence sequence -> items(sequence, actual, path);
      case Tree.Leaf leaf -> leaf(leaf, actual, path);
    };
  }

  private static Optional<String> fields(
      Tree.Mapping expected, @Nullable Tree actual, String path) {
    if (actual instanceof Tree.Sequence sequence) return byIndex(expected, sequence, path);
    for (var field : expected.fields().entrySet()) {
      var inside =
          actual instanceof Tree.Mapping mapping ? mapping.fields().get(field.getKey()) : null;
      var here = path.isEmpty() ? field.getKey() : path + "." + field.getKey();
      var difference = between(field.getValue(), inside, here);
      if (difference.isPresent()) return difference;
    }
    return Optional.empty();
  }

  /** Names that are numbers pick single items of a list. */
  private static Optional<String> byIndex(
      Tree.Mapping expected, Tree.Sequence actual, String path) {
    for (var field : expected.fields().entrySet()) {
      var here = path + "[" + field.getKey() + "]";
      if (!field.getKey().matches("\\d{1,4}"))
        return Optional.of(here + " is no number of an item");
      int index = Integer.parseInt(field.getKey());
      var item = index < actual.items().size() ? actual.items().get(index) : null;
      var difference = between(field.getValue(), item, here);
      if (difference.isPresent()) return difference;
    }
    return Optional.empty();
  }

  private static Optional<String> items(
      Tree.Sequence expected, @Nullable Tree actual, String path) {
    var items = actual instanceof Tree.Sequence sequence ? sequence.items() : List.<Tree>of();
    if (expected.items().size() != items.size()) return differs(path, expected, actual);
    for (int i = 0; i < items.size(); i++) {
      var difference = between(expected.items().get(i), items.get(i), path + "[" + i + "]");
      if (difference.isPresent()) return difference;
    }
    return Optional.empty();
  }

  private static Optional<String> leaf(Tree.Leaf expected, @Nullable Tree actual, String path) {
    boolean same =
        switch (actual) {
          case null -> NOTHING.contains(expected.text());
          case Tree.Leaf leaf -> leaf.text().equalsIgnoreCase(expected.text());
          case Tree.Sequence sequence ->
              sequence.items().isEmpty() && NOTHING.contains(expected.text());
          case Tree.Mapping mapping ->
              mapping.fields().isEmpty() && NOTHING.contains(expected.text());
        };
    return same ? Optional.empty() : differs(path, expected, actual);
  }

  private static Optional<String> differs(String path, Tree expected, @Nullable Tree actual) {
    return Optional.of(
        "%s should be %s but is %s"
            .formatted(path, shown(expected), actual == null ? "not there" : shown(actual)));
  }

  private static String shown(Tree tree) {
    return switch (tree) {
      case Tree.Leaf leaf -> leaf.text();
      case Tree.Sequence sequence ->
          sequence.items().stream().map(Difference::shown).toList().toString();
      case Tree.Mapping mapping -> {
        var parts = mapping.fields().entrySet().stream();
        yield parts.map(f -> f.getKey() + ": " + shown(f.getValue())).toList().toString();
      }
    };
  }
}
