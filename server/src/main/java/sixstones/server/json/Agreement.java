package sixstones.server.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/** What several records say alike, other than a record of their kind says it. */
public final class Agreement {

  private Agreement() {}

  /** As {@link Difference} writes it. */
  public static ObjectNode of(List<ObjectNode> records, ObjectNode from) {
    var agreed = Difference.of(records.getFirst(), from);
    for (var record : records.subList(1, records.size())) {
      agreed = common(agreed, Difference.of(record, from), from);
    }
    return agreed;
  }

  /** Of what was there before, the parts that are other alike; what is new, as a whole or not. */
  private static ObjectNode common(ObjectNode one, ObjectNode other, JsonNode from) {
    var common = JsonNodeFactory.instance.objectNode();
    for (var field : one.properties()) {
      var name = field.getKey();
      var value = field.getValue();
      var before = from.isArray() ? from.get(Integer.parseInt(name)) : from.get(name);
      if (value.equals(other.get(name))) {
        common.set(name, value);
      } else if (value instanceof ObjectNode parts
          && other.get(name) instanceof ObjectNode otherParts
          && before != null
          && before.isContainerNode()) {
        common.set(name, common(parts, otherParts, before));
      }
    }
    return common;
  }
}
