package sixstones.archive.yaml;

import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import sixstones.engine.View;
import sixstones.engine.text.Tree;

/** A view as a tree, with the names its records give: what a scenario compares and a bot reads. */
public final class ViewTree {

  private ViewTree() {}

  public static Tree of(View view) {
    return tree(view);
  }

  private static Tree tree(@Nullable Object value) {
    return switch (value) {
      case null -> Tree.leaf("none");
      case Record record -> fields(record);
      case Collection<?> items -> Tree.list(items.stream().map(ViewTree::tree).toList());
      case Map<?, ?> map -> {
        var mapping = Tree.mapping();
        map.forEach((name, item) -> mapping.put(String.valueOf(name), tree(item)));
        yield mapping.done();
      }
      case Enum<?> word -> Tree.leaf(word.name().toLowerCase(Locale.ROOT));
      case Boolean truth -> Tree.leaf(truth ? "yes" : "no");
      default -> Tree.leaf(value);
    };
  }

  private static Tree fields(Record record) {
    var mapping = Tree.mapping();
    for (RecordComponent component : record.getClass().getRecordComponents()) {
      try {
        var accessor = component.getAccessor();
        accessor.setAccessible(true);
        mapping.put(component.getName(), tree(accessor.invoke(record)));
      } catch (ReflectiveOperationException e) {
        throw new LinkageError("a record's components can be read", e);
      }
    }
    return mapping.done();
  }
}
