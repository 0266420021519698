package sixstones.games.united.effects;

import java.util.List;
import sixstones.engine.text.Tree;
import sixstones.engine.text.TreeError;
import sixstones.engine.text.TreeReader;

/**
 * A field of a verb.
 *
 * @param optional whether it may be left out
 * @param values what may stand there
 */
public record Slot(String name, boolean optional, Values values) {

  /** Who makes the choices, if it is not the usual one. */
  public static final Slot BY = maybe(word("by", "heroes", "villain", "self", "target"));

  /** What may stand in a field. */
  public sealed interface Values {

    /** One of some words. */
    record Words(List<String> words) implements Values {}

    /** A number in a range. */
    record Range(int least, int most) implements Values {}

    /** Something with a section of its own: a Location, an amount, a condition, steps … */
    record Kind(String kind, List<Tree> examples) implements Values {}
  }

  public static Slot word(String name, String... words) {
    return new Slot(name, false, new Values.Words(List.of(words)));
  }

  /** One of the kinds of symbols. */
  public static Slot symbol(String name) {
    return word(name, "move", "attack", "heroic", "wild");
  }

  public static Slot number(String name, int least, int most) {
    return new Slot(name, false, new Values.Range(least, most));
  }

  public static Slot place(String name) {
    return kind(name, "Location", Tree.leaf("here"), Tree.leaf("adjacent_one"));
  }

  public static Slot amount(String name) {
    return kind(name, "amount", Tree.leaf(1), Tree.leaf(2));
  }

  public static Slot symbols(String name) {
    return kind(name, "symbols", Tree.list("move"), Tree.list("attack", "wild"));
  }

  public static Slot gear(String name) {
    return kind(name, "Gear", Tree.leaf("scepter"), Tree.leaf("mjolnir"));
  }

  public static Slot hero(String name) {
    return kind(name, "Hero", Tree.leaf("loki"), Tree.leaf("captain_carter"));
  }

  public static Slot cond(String name) {
    return kind(
        name,
        "condition",
        Tree.mapping().put("alone", "true").done(),
        Tree.mapping().put("alone", "false").done());
  }

  public static Slot steps(String name) {
    return kind(name, "steps", Tree.list(step("reverse_order")), Tree.list(step("skip_draw")));
  }

  public static Slot options(String name) {
    var one = Tree.list(step("reverse_order"));
    var other = Tree.list(step("skip_draw"));
    return kind(name, "lists of steps", Tree.list(one, one), Tree.list(other, one));
  }

  private static Tree step(String verb) {
    return Tree.mapping().put("do", verb).done();
  }

  private static Slot kind(String name, String kind, Tree... examples) {
    return new Slot(name, false, new Values.Kind(kind, List.of(examples)));
  }

  public static Slot maybe(Slot slot) {
    return new Slot(slot.name, true, slot.values);
  }

  boolean fits(TreeReader at) {
    try {
      check(at);
      return true;
    } catch (TreeError _) {
      return false;
    }
  }

  /** Refuses what may not stand there; what has a section of its own is checked by its reader. */
  void check(TreeReader at) {
    if (optional && !at.has(name)) return;
    var value = at.at(name);
    switch (values) {
      case Values.Words words -> Fields.oneOf(at, name, words.words().toArray(String[]::new));
      case Values.Range range -> value.number(range.least(), range.most());
      case Values.Kind _ -> {}
    }
  }

  /** As it is told in the document. */
  public String told() {
    var what =
        switch (values) {
          case Values.Words words -> String.join(" or ", words.words());
          case Values.Range range -> range.least() + " to " + range.most();
          case Values.Kind kind -> "*" + kind.kind() + "*";
        };
    var told = "`" + name + ":` " + what;
    return optional ? "[" + told + "]" : told;
  }

  /** Things that may stand there. */
  public List<Tree> examples() {
    return switch (values) {
      case Values.Words words -> List.copyOf(words.words().stream().map(Tree::leaf).toList());
      case Values.Range range -> List.of(Tree.leaf(range.least()), Tree.leaf(range.most()));
      case Values.Kind kind -> kind.examples();
    };
  }
}
