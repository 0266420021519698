package sixstones.server.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * What is other in one record than in another of its kind: of a record the fields that differ, of a
 * list that is as long as before the items that differ, by their place; everything else whole.
 */
public final class Difference {

  private Difference() {}

  public static ObjectNode of(ObjectNode record, ObjectNode from) {
    var different = JsonNodeFactory.instance.objectNode();
    for (var field : record.properties()) {
      put(different, field.getKey(), field.getValue(), from.get(field.getKey()));
    }
    return different;
  }

  private static void put(ObjectNode different, String name, JsonNode value, JsonNode from) {
    if (value.equals(from)) return;
    if (value instanceof ObjectNode record && from instanceof ObjectNode other) {
      different.set(name, of(record, other));
    } else if (value.isArray() && from.isArray() && value.size() == from.size()) {
      var items = different.putObject(name);
      for (int i = 0; i < value.size(); i++) {
        put(items, String.valueOf(i), value.get(i), from.get(i));
      }
    } else {
      different.set(name, value);
    }
  }
}
