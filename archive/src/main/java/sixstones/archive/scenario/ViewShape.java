package sixstones.archive.scenario;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.Collection;
import sixstones.engine.text.TreeReader;

/** Finds fields that a view does not have: a misspelt one would look like an empty one. */
final class ViewShape {

  private ViewShape() {}

  /**
   * Checks what is expected of a view, or of a part of it.
   *
   * @throws sixstones.engine.text.UnknownField if it names a field that is not there
   */
  static void check(TreeReader expected, Type type) {
    if (type instanceof ParameterizedType list && isList(list)) {
      items(expected, list.getActualTypeArguments()[0]);
    } else if (type instanceof Class<?> record && record.isRecord() && expected.isMapping()) {
      fields(expected, record);
    }
  }

  private static boolean isList(ParameterizedType type) {
    return type.getRawType() instanceof Class<?> raw && Collection.class.isAssignableFrom(raw);
  }

  private static void fields(TreeReader expected, Class<?> record) {
    var components = record.getRecordComponents();
    expected.allow(Arrays.stream(components).map(RecordComponent::getName).toList());
    for (var component : components) {
      expected.find(component.getName()).ifPresent(at -> check(at, component.getGenericType()));
    }
  }

  /** Items by number, all of them in a list, or in a list of items that are contained. */
  private static void items(TreeReader expected, Type item) {
    if (expected.isLeaf()) return;
    if (!expected.isMapping()) {
      expected.items().forEach(at -> check(at, item));
      return;
    }
    expected
        .fields()
        .forEach(
            (name, at) -> {
              if (name.matches("\\d+")) check(at, item);
              else items(at, item);
            });
  }
}
