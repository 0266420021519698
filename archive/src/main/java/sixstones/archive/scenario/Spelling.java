package sixstones.archive.scenario;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import sixstones.engine.text.Tree;

/** Names that are spelt otherwise than a text spells them: {@code Thor} and {@code thor}. */
final class Spelling {

  private Spelling() {}

  /** The same with every name as the text has it, where letters and digits leave no doubt. */
  static Tree.Mapping as(Tree.Mapping text, Tree.Mapping said) {
    var fields = new LinkedHashMap<String, Tree>();
    said.fields()
        .forEach(
            (name, value) -> {
              var known = known(text.fields(), name);
              fields.put(known, inside(text.fields().get(known), value));
            });
    return new Tree.Mapping(fields);
  }

  private static Tree inside(@Nullable Tree text, Tree said) {
    return text instanceof Tree.Mapping there && said instanceof Tree.Mapping mapping
        ? as(there, mapping)
        : said;
  }

  private static String known(Map<String, Tree> fields, String name) {
    if (fields.containsKey(name)) return name;
    var alike = fields.keySet().stream().filter(one -> bare(one).equals(bare(name))).toList();
    return alike.size() == 1 ? alike.getFirst() : name;
  }

  private static String bare(String name) {
    return name.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]", "");
  }
}
