package sixstones.archive.yaml;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.api.Dump;
import org.snakeyaml.engine.v2.api.DumpSettings;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.common.FlowStyle;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.Tag;
import org.snakeyaml.engine.v2.schema.FailsafeSchema;
import sixstones.engine.text.Tree;
import sixstones.engine.text.TreeError;

/** Reads and writes trees as YAML; JSON reads as well, being YAML. */
public final class Yaml {

  private Yaml() {}

  /**
   * The one document in a text.
   *
   * @throws TreeError if it is not well-formed
   */
  public static Tree read(String text) {
    var documents = readAll(text);
    if (documents.size() != 1) {
      throw new TreeError("", "one document is expected, not " + documents.size());
    }
    return documents.getFirst();
  }

  /** All documents, separated by {@code ---}. */
  public static List<Tree> readAll(String text) {
    // Every scalar stays a text: "no" and "1e3" mean themselves until somebody asks for a number.
    // A value left empty is an empty text.
    var settings =
        LoadSettings.builder()
            .setSchema(new FailsafeSchema())
            .setTagConstructors(Map.of(Tag.NULL, _ -> ""))
            .build();
    var documents = new ArrayList<Tree>();
    try {
      for (var document : new Load(settings).loadAllFromString(text)) documents.add(tree(document));
    } catch (YamlEngineException e) {
      throw new TreeError("", String.valueOf(e.getMessage()).strip());
    }
    return documents;
  }

  public static String write(Tree tree) {
    var settings =
        DumpSettings.builder()
            .setDefaultFlowStyle(FlowStyle.AUTO)
            .setSchema(new FailsafeSchema())
            .setWidth(110)
            .build();
    return new Dump(settings).dumpToString(plain(tree));
  }

  private static Tree tree(@Nullable Object value) {
    return switch (value) {
      case null -> Tree.leaf("");
      case Map<?, ?> map -> {
        var fields = new LinkedHashMap<String, Tree>();
        map.forEach((name, item) -> fields.put(String.valueOf(name), tree(item)));
        yield new Tree.Mapping(fields);
      }
      case List<?> list -> new Tree.Sequence(list.stream().map(Yaml::tree).toList());
      default -> Tree.leaf(value);
    };
  }

  private static Object plain(Tree tree) {
    return switch (tree) {
      case Tree.Leaf leaf -> leaf.text();
      // A list of its own each time: the writer would name lists that are one and the same.
      case Tree.Sequence sequence ->
          sequence.items().stream()
              .map(Yaml::plain)
              .collect(Collectors.toCollection(ArrayList::new));
      case Tree.Mapping mapping -> {
        var fields = new LinkedHashMap<String, Object>();
        mapping.fields().forEach((name, item) -> fields.put(name, plain(item)));
        yield fields;
      }
    };
  }
}
