package sixstones.archive.scenario;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.OptionalInt;
import sixstones.engine.text.Tree;

/**
 * A tree in which some fields say something else. Items of a list may be picked by number; what is
 * said of a list as a whole changes nothing.
 */
final class Overlay {

  private Overlay() {}

  static Tree.Mapping of(Tree.Mapping tree, Tree.Mapping change) {
    var fields = new LinkedHashMap<>(tree.fields());
    change
        .fields()
        .forEach(
            (name, value) -> {
              var old = fields.get(name);
              fields.put(name, old == null ? value : over(old, value));
            });
    return new Tree.Mapping(fields);
  }

  private static Tree over(Tree tree, Tree change) {
    if (!(change instanceof Tree.Mapping fields)) return change;
    return switch (tree) {
      case Tree.Mapping mapping -> of(mapping, fields);
      case Tree.Sequence sequence -> items(sequence, fields);
      case Tree.Leaf _ -> change;
    };
  }

  private static Tree items(Tree.Sequence sequence, Tree.Mapping change) {
    var items = new ArrayList<>(sequence.items());
    for (var field : change.fields().entrySet()) {
      if (Difference.OF_LISTS.contains(field.getKey())) continue;
      var index = index(sequence, field.getKey());
      if (index.isEmpty()) return change;
      items.set(index.getAsInt(), over(items.get(index.getAsInt()), field.getValue()));
    }
    return new Tree.Sequence(items);
  }

  /** Which item of a list a number picks; none if it is no number, or too large. */
  static OptionalInt index(Tree.Sequence list, String number) {
    boolean there = number.matches("\\d{1,4}") && Integer.parseInt(number) < list.items().size();
    return there ? OptionalInt.of(Integer.parseInt(number)) : OptionalInt.empty();
  }

  /** The single changes that a change is made of. */
  static List<Tree.Mapping> singles(Tree.Mapping change) {
    var singles = new ArrayList<Tree.Mapping>();
    change
        .fields()
        .forEach(
            (name, value) -> {
              boolean several =
                  value instanceof Tree.Mapping inner
                      && !inner.fields().isEmpty()
                      && Collections.disjoint(inner.fields().keySet(), Difference.OF_LISTS);
              var parts = several ? singles((Tree.Mapping) value) : List.of(value);
              for (var part : parts) singles.add(Tree.mapping().put(name, part).done());
            });
    return singles;
  }
}
