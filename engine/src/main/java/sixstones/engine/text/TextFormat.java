package sixstones.engine.text;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * How the position texts of a game are written: a number at the head of each, and how texts of
 * earlier formats become texts of the present one.
 */
public final class TextFormat {

  /** The format of a game that never had another. */
  public static final TextFormat FIRST = new TextFormat(List.of());

  private static final String FIELD = "format";

  private final List<UnaryOperator<Tree.Mapping>> changes;

  private TextFormat(List<UnaryOperator<Tree.Mapping>> changes) {
    this.changes = List.copyOf(changes);
  }

  /**
   * The format after so many changes.
   *
   * @param changes each makes a text of one format into one of the next, the first of them a text
   *     of format 1
   */
  public static TextFormat after(List<UnaryOperator<Tree.Mapping>> changes) {
    return new TextFormat(changes);
  }

  public int number() {
    return changes.size() + 1;
  }

  /** A text of the present format with its number at the head. */
  public Tree.Mapping numbered(Tree.Mapping text) {
    var fields = new LinkedHashMap<String, Tree>();
    fields.put(FIELD, Tree.leaf(number()));
    fields.putAll(text.fields());
    return new Tree.Mapping(fields);
  }

  /**
   * A text that was kept, as one of the present format, without the number. One that has none is of
   * the first format.
   *
   * @throws UnknownFormat if a later version has written it
   */
  public Tree.Mapping upToDate(Tree.Mapping text) {
    return upToDate(text, 1);
  }

  /** The same for a text by a person, who writes as is usual now unless a number says otherwise. */
  public Tree.Mapping handwritten(Tree.Mapping text) {
    return upToDate(text, number());
  }

  private Tree.Mapping upToDate(Tree.Mapping text, int unsaid) {
    int written =
        TreeReader.of(text).find(FIELD).map(at -> at.number(1, Integer.MAX_VALUE)).orElse(unsaid);
    if (written > number()) throw new UnknownFormat(FIELD, written, number());
    var fields = new LinkedHashMap<>(text.fields());
    fields.remove(FIELD);
    var current = new Tree.Mapping(fields);
    for (var change : changes.subList(written - 1, changes.size())) current = change.apply(current);
    return current;
  }
}
