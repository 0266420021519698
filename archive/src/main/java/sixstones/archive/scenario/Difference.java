package sixstones.archive.scenario;

import java.util.ArrayList;
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

  /** What can be said of a list as a whole. */
  static final Set<String> OF_LISTS = Set.of("length", "contains", "lacks", "any order", "starts");

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
    if (actual instanceof Tree.Sequence sequence) return ofList(expected, sequence, path);
    for (var field : expected.fields().entrySet()) {
      var inside =
          actual instanceof Tree.Mapping mapping ? mapping.fields().get(field.getKey()) : null;
      var here = path.isEmpty() ? field.getKey() : path + "." + field.getKey();
      var difference = between(field.getValue(), inside, here);
      if (difference.isPresent()) return difference;
    }
    return Optional.empty();
  }

  /** Names that are numbers pick single items of a list; words speak of it as a whole. */
  private static Optional<String> ofList(Tree.Mapping expected, Tree.Sequence actual, String path) {
    for (var field : expected.fields().entrySet()) {
      var difference =
          OF_LISTS.contains(field.getKey())
              ? asAWhole(field.getKey(), field.getValue(), actual, path)
              : item(field.getKey(), field.getValue(), actual, path);
      if (difference.isPresent()) return difference;
    }
    return Optional.empty();
  }

  private static Optional<String> item(
      String number, Tree expected, Tree.Sequence actual, String path) {
    var here = path + "[" + number + "]";
    if (!number.matches("\\d{1,4}")) {
      return Optional.of(here + " is neither the number of an item nor one of " + OF_LISTS);
    }
    int index = Integer.parseInt(number);
    return between(
        expected, index < actual.items().size() ? actual.items().get(index) : null, here);
  }

  private static Optional<String> asAWhole(
      String word, Tree expected, Tree.Sequence actual, String path) {
    boolean holds =
        switch (word) {
          case "length" -> Tree.leaf(actual.items().size()).equals(expected);
          case "contains" -> leftOver(expected, actual).isPresent();
          case "lacks" ->
              list(expected).stream()
                  .noneMatch(item -> actual.items().stream().anyMatch(has -> fits(item, has)));
          case "any order" -> leftOver(expected, actual).filter(List::isEmpty).isPresent();
          default -> starts(list(expected), actual.items());
        };
    return holds
        ? Optional.empty()
        : Optional.of(
            "%s: %s %s, but it is %s".formatted(path, word, shown(expected), shown(actual)));
  }

  /** The items that nobody expected, if all that were expected are there. */
  private static Optional<List<Tree>> leftOver(Tree expected, Tree.Sequence actual) {
    var left = new ArrayList<>(actual.items());
    for (var item : list(expected)) {
      var found = left.stream().filter(has -> fits(item, has)).findFirst();
      if (found.isEmpty()) return Optional.empty();
      left.remove(found.get());
    }
    return Optional.of(left);
  }

  private static boolean starts(List<Tree> expected, List<Tree> actual) {
    if (expected.size() > actual.size()) return false;
    for (int i = 0; i < expected.size(); i++) {
      if (!fits(expected.get(i), actual.get(i))) return false;
    }
    return true;
  }

  private static boolean fits(Tree expected, Tree actual) {
    return between(expected, actual, "").isEmpty();
  }

  private static List<Tree> list(Tree expected) {
    return expected instanceof Tree.Sequence sequence ? sequence.items() : List.of(expected);
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

  static String shown(Tree tree) {
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
