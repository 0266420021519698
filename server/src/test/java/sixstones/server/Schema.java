package sixstones.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** Our OpenAPI file, and what an answer has that it does not say. */
final class Schema {

  private final JsonNode root;

  private Schema(JsonNode root) {
    this.root = root;
  }

  static Schema read(String yaml) {
    var loaded = new Load(LoadSettings.builder().build()).loadFromString(yaml);
    return new Schema(new ObjectMapper().valueToTree(loaded));
  }

  static Schema packed() {
    try (var in = Schema.class.getResourceAsStream("/sixstones/server/openapi.yaml")) {
      if (in == null) throw new AssertionError("there is no OpenAPI file");
      return read(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** As {@code GET /api/games}. */
  List<String> calls() {
    var calls = new ArrayList<String>();
    root.path("paths")
        .properties()
        .forEach(
            path -> {
              for (var method : List.of("get", "post")) {
                if (path.getValue().has(method)) {
                  calls.add(method.toUpperCase(Locale.ROOT) + " " + path.getKey());
                }
              }
            });
    return calls;
  }

  /** What is wrong with an answer to a call; nothing if it is as described. */
  List<String> faults(String method, String path, Answer answer) {
    var responses = root.path("paths").path(path).path(method).path("responses");
    var described =
        answer.status() >= 400 ? responses.path("4XX") : responses.path("" + answer.status());
    if (described.isMissingNode()) return List.of("undescribed status " + answer.status());
    var content = follow(described).path("content");
    if (!content.has("application/json")) return List.of();
    var faults = new ArrayList<String>();
    check(content.path("application/json").path("schema"), answer.json(), "", faults);
    return faults;
  }

  private JsonNode follow(JsonNode node) {
    var target = node.path("$ref").asText();
    return target.isEmpty() ? node : follow(root.at(target.substring(1)));
  }

  private void check(JsonNode asked, JsonNode value, String at, List<String> faults) {
    var schema = follow(asked);
    if (schema.has("oneOf")) {
      int fits = 0;
      for (var option : schema.path("oneOf")) {
        var inner = new ArrayList<String>();
        check(option, value, at, inner);
        if (inner.isEmpty()) fits++;
      }
      if (fits != 1) faults.add(at + " fits " + fits + " of its kinds: " + value);
      return;
    }
    if (schema.has("enum") && !contains(schema.path("enum"), value)) {
      faults.add(at + " is none of " + schema.path("enum") + ": " + value);
    }
    if (schema.has("type") && !hasType(schema.path("type"), value)) {
      faults.add(at + " is no " + schema.path("type") + ": " + value);
    }
    if (value.isObject()) checkObject(schema, value, at, faults);
    if (value.isArray()) {
      for (int i = 0; i < value.size(); i++) {
        check(schema.path("items"), value.get(i), at + "[" + i + "]", faults);
      }
    }
  }

  private void checkObject(JsonNode schema, JsonNode value, String at, List<String> faults) {
    for (var name : schema.path("required")) {
      if (!value.has(name.asText())) faults.add(at + " lacks " + name.asText());
    }
    var others = schema.path("additionalProperties");
    value
        .properties()
        .forEach(
            field -> {
              var where = at + "." + field.getKey();
              var known = schema.path("properties").path(field.getKey());
              if (!known.isMissingNode()) check(known, field.getValue(), where, faults);
              else if (others.isObject()) check(others, field.getValue(), where, faults);
              else if (others.isBoolean()) faults.add(where + " is not described");
            });
  }

  private static boolean contains(JsonNode options, JsonNode value) {
    for (var option : options) if (option.equals(value)) return true;
    return false;
  }

  private static boolean hasType(JsonNode type, JsonNode value) {
    if (type.isArray()) {
      for (var option : type) if (hasType(option, value)) return true;
      return false;
    }
    return switch (type.asText()) {
      case "object" -> value.isObject();
      case "array" -> value.isArray();
      case "string" -> value.isTextual();
      case "integer" -> value.isIntegralNumber();
      case "number" -> value.isNumber();
      case "boolean" -> value.isBoolean();
      case "null" -> value.isNull();
      default -> throw new AssertionError("unknown type " + type);
    };
  }
}
