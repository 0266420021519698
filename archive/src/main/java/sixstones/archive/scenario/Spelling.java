package sixstones.archive.scenario;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import sixstones.engine.text.Tree;

/**
 * Names that are spelt otherwise than a text spells them: {@code Thor} and {@code thor}, or {@code
 * yellow} where the text says {@code mind}.
 */
final class Spelling {

  private final Tree.Mapping text;
  private final Predicate<Tree.Mapping> meansTheSame;

  /**
   * @param meansTheSame whether a text with another name in it still describes the same
   */
  Spelling(Tree.Mapping text, Predicate<Tree.Mapping> meansTheSame) {
    this.text = text;
    this.meansTheSame = meansTheSame;
  }

  /** The same with every name as the text has it, where that leaves no doubt. */
  Tree.Mapping of(Tree.Mapping said) {
    return inside(text, said, changed -> (Tree.Mapping) changed);
  }

  /**
   * @param whole the whole text with this part of it exchanged
   */
  private Tree.Mapping inside(
      Tree.Mapping part, Tree.Mapping said, Function<Tree, Tree.Mapping> whole) {
    var fields = new LinkedHashMap<String, Tree>();
    said.fields()
        .forEach(
            (name, value) -> {
              var known = known(part, name, whole);
              Function<Tree, Tree.Mapping> wholeOfThis =
                  changed -> whole.apply(with(part, known, changed));
              fields.put(known, value(part.fields().get(known), value, wholeOfThis));
            });
    return new Tree.Mapping(fields);
  }

  private Tree value(@Nullable Tree part, Tree said, Function<Tree, Tree.Mapping> whole) {
    if (!(said instanceof Tree.Mapping mapping)) return said;
    return switch (part) {
      case Tree.Mapping there -> inside(there, mapping, whole);
      case Tree.Sequence list -> items(list, mapping, whole);
      case Tree.Leaf _ -> said;
      case null -> said;
    };
  }

  private Tree items(Tree.Sequence list, Tree.Mapping said, Function<Tree, Tree.Mapping> whole) {
    var fields = new LinkedHashMap<String, Tree>();
    said.fields()
        .forEach(
            (number, value) -> {
              var index = Overlay.index(list, number);
              fields.put(
                  number,
                  index.isEmpty()
                      ? value
                      : value(
                          list.items().get(index.getAsInt()),
                          value,
                          changed -> whole.apply(with(list, index.getAsInt(), changed))));
            });
    return new Tree.Mapping(fields);
  }

  private String known(Tree.Mapping part, String name, Function<Tree, Tree.Mapping> whole) {
    var names = List.copyOf(part.fields().keySet());
    if (names.contains(name)) return name;
    var alike = names.stream().filter(one -> bare(one).equals(bare(name))).toList();
    if (alike.size() == 1) return alike.getFirst();
    return names.stream()
        .filter(one -> says(part, one, whole))
        .filter(one -> meansTheSame.test(whole.apply(renamed(part, one, name))))
        .findFirst()
        .orElse(name);
  }

  /** What says nothing, as an empty place does, could go by any name. */
  private boolean says(Tree.Mapping part, String name, Function<Tree, Tree.Mapping> whole) {
    return !meansTheSame.test(whole.apply(without(part, name)));
  }

  private static Tree.Mapping without(Tree.Mapping part, String name) {
    var fields = new LinkedHashMap<>(part.fields());
    fields.remove(name);
    return new Tree.Mapping(fields);
  }

  private static Tree.Mapping renamed(Tree.Mapping part, String old, String name) {
    var fields = new LinkedHashMap<String, Tree>();
    part.fields().forEach((key, value) -> fields.put(key.equals(old) ? name : key, value));
    return new Tree.Mapping(fields);
  }

  private static Tree.Mapping with(Tree.Mapping part, String name, Tree value) {
    var fields = new LinkedHashMap<>(part.fields());
    fields.put(name, value);
    return new Tree.Mapping(fields);
  }

  private static Tree.Sequence with(Tree.Sequence list, int index, Tree value) {
    var items = new ArrayList<>(list.items());
    items.set(index, value);
    return new Tree.Sequence(items);
  }

  private static String bare(String name) {
    return name.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]", "");
  }
}
