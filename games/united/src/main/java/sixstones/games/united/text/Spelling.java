package sixstones.games.united.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.UnaryOperator;
import sixstones.engine.text.Tree;
import sixstones.engine.text.TreeReader;
import sixstones.games.united.board.Board;
import sixstones.games.united.cards.Box;

/**
 * Spells what somebody expects of a position as {@link PositionWriter} does: Locations by their
 * ids, Threats written out, hands in the order of the data, symbols in the usual order.
 */
final class Spelling {

  private static final Set<String> TRUTHS =
      Set.of(
          "ko",
          "stunned",
          "token",
          "immune",
          "reacted",
          "invulnerable",
          "sheltering",
          "redirecting",
          "random",
          "facedown",
          "open hands",
          "reversed",
          "special used");

  /** Lists whose order has no meaning. */
  private static final Set<String> SETS =
      Set.of("hand", "removed", "gear", "super", "super spent", "hand seen");

  private final Board board;

  Spelling(Board board) {
    this.board = board;
  }

  Tree.Mapping spelt(Tree.Mapping expected) {
    var spelt = Tree.mapping();
    expected
        .fields()
        .forEach(
            (name, tree) ->
                spelt.put(
                    name,
                    switch (name) {
                      case "villain" -> villain(tree);
                      case "rick" -> location(tree);
                      case "locations" -> keyed(tree, this::locationNamed, one -> one);
                      case "threats" -> keyed(tree, key -> key, this::threat);
                      case "team" -> keyed(tree, Spelling::heroNamed, this::parts);
                      case "turn" -> parts(tree);
                      default -> part(name, tree);
                    }));
    return spelt.done();
  }

  private Tree villain(Tree tree) {
    return tree instanceof Tree.Leaf ? Tree.mapping().put("name", tree).done() : parts(tree);
  }

  private Tree threat(Tree tree) {
    return tree instanceof Tree.Leaf
        ? Tree.mapping().put("at", location(tree)).done()
        : parts(tree);
  }

  private Tree parts(Tree tree) {
    if (!(tree instanceof Tree.Mapping mapping)) return tree;
    var parts = Tree.mapping();
    mapping.fields().forEach((name, part) -> parts.put(name, part(name, part)));
    return parts.done();
  }

  private Tree part(String name, Tree tree) {
    if (TRUTHS.contains(name) && tree instanceof Tree.Leaf) {
      return Tree.leaf(TreeReader.of(tree, name).truth() ? "yes" : "no");
    }
    if (SETS.contains(name) && tree instanceof Tree.Sequence list) return sorted(list);
    return switch (name) {
      case "at" -> location(tree);
      case "tokens", "own", "shared", "extra" -> symbols(tree);
      case "overflows" ->
          tree instanceof Tree.Sequence list
              ? Tree.list(list.items().stream().map(this::location).toList())
              : tree;
      default -> tree;
    };
  }

  private static Tree keyed(Tree tree, UnaryOperator<String> key, UnaryOperator<Tree> value) {
    if (!(tree instanceof Tree.Mapping mapping)) return tree;
    var spelt = Tree.mapping();
    mapping.fields().forEach((name, one) -> spelt.put(key.apply(name), value.apply(one)));
    return spelt.done();
  }

  private Tree location(Tree tree) {
    return tree instanceof Tree.Leaf leaf ? Tree.leaf(locationNamed(leaf.text())) : tree;
  }

  private String locationNamed(String name) {
    return name.matches("[Ll][0-5]") ? Names.location(board, name.charAt(1) - '0') : plain(name);
  }

  private static String heroNamed(String name) {
    return plain(name);
  }

  private static String plain(String name) {
    return name.strip().toLowerCase(Locale.ROOT).replace(' ', '_');
  }

  private static Tree symbols(Tree tree) {
    if (!(tree instanceof Tree.Leaf leaf) || leaf.text().equals("0")) return tree;
    int[] counts = Names.symbols(TreeReader.of(tree, "symbols"));
    return Tree.leaf(Names.symbols(symbol -> counts[symbol.ordinal()]));
  }

  /** In the order of the data, which is that of their ids but for Gear. */
  private static Tree sorted(Tree.Sequence list) {
    var texts = new ArrayList<String>();
    for (var item : list.items()) {
      if (!(item instanceof Tree.Leaf leaf)) return list;
      texts.add(leaf.text());
    }
    var order = Box.gears().stream().map(gear -> gear.id()).toList();
    texts.sort(
        (one, other) -> {
          int place = place(order, one) - place(order, other);
          return place != 0 ? place : one.compareTo(other);
        });
    return Tree.list(texts);
  }

  private static int place(List<String> order, String text) {
    return order.indexOf(text.replace(" used", ""));
  }
}
