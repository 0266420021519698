package sixstones.archive.scenario;

import java.util.List;
import java.util.Optional;
import sixstones.engine.event.Event;
import sixstones.engine.phrase.Arg;
import sixstones.engine.phrase.Phrase;
import sixstones.engine.text.Tree;
import sixstones.engine.text.TreeReader;

/** Events as scenarios write them: the key of the phrase, and what stands in its gaps. */
final class EventTree {

  private EventTree() {}

  /**
   * Compares events one by one, in order.
   *
   * @param expected keys, or keys with gaps: {@code {splendor.took: {seat: 0}}}
   */
  static Optional<String> difference(List<TreeReader> expected, List<Event> actual) {
    var keys = actual.stream().map(event -> event.phrase().key()).toList();
    for (int i = 0; i < Math.max(expected.size(), actual.size()); i++) {
      if (i >= actual.size()) return Optional.of("nothing follows after " + keys);
      if (i >= expected.size()) return Optional.of("more was told: " + keys);
      var difference = difference(expected.get(i), actual.get(i));
      if (difference.isPresent()) return difference;
    }
    return Optional.empty();
  }

  private static Optional<String> difference(TreeReader expected, Event actual) {
    var key = actual.phrase().key();
    if (expected.isLeaf()) return differs(expected.text(), key);
    var fields = expected.fields();
    if (fields.size() != 1) throw expected.error("an event is a key, or one key with its gaps");
    var field = fields.entrySet().iterator().next();
    var difference = differs(field.getKey(), key);
    if (difference.isPresent()) return difference;
    var gaps = gaps(actual);
    field.getValue().allow(gaps.fields().keySet());
    return Difference.between(field.getValue().tree(), gaps, key);
  }

  private static Optional<String> differs(String expected, String key) {
    return expected.equals(key)
        ? Optional.empty()
        : Optional.of("told is " + key + " instead of " + expected);
  }

  /** The gaps by name, and the rules that the event quotes. */
  private static Tree.Mapping gaps(Event event) {
    var gaps = Tree.mapping().put("rules", Tree.list(event.rules()));
    for (var gap : event.phrase().gaps()) gaps.put(gap.name(), tree(gap.arg()));
    return gaps.done();
  }

  /** Names of things by the last part of their key: {@code L1-02}, {@code soul-stone}. */
  private static Tree tree(Arg arg) {
    return switch (arg) {
      case Arg.Who who -> Tree.leaf(who.seat());
      case Arg.Count count -> Tree.leaf(count.value());
      case Arg.Name name -> Tree.leaf(name.key().substring(name.key().lastIndexOf('.') + 1));
      case Arg.Text text -> Tree.leaf(text.text());
      case Arg.Inner inner -> inner(inner.phrase());
      case Arg.Many many -> Tree.list(many.items().stream().map(EventTree::tree).toList());
    };
  }

  private static Tree inner(Phrase phrase) {
    if (phrase.gaps().isEmpty()) return Tree.leaf(phrase.key());
    var gaps = Tree.mapping();
    for (var gap : phrase.gaps()) gaps.put(gap.name(), tree(gap.arg()));
    return Tree.mapping().put(phrase.key(), gaps.done()).done();
  }
}
