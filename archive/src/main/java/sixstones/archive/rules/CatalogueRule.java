package sixstones.archive.rules;

import java.util.ArrayList;
import java.util.List;

/**
 * One numbered statement of a catalogue.
 *
 * @param id as in {@code S-AVENGERS-04}; a part of a statement has a letter more
 * @param section the heading it stands under
 */
public record CatalogueRule(String id, Kind kind, String section, String statement) {

  /** What a statement is, told by its ID. */
  public enum Kind {
    RULE,
    INVARIANT,
    EXAMPLE,
    RULING;

    static Kind of(String id) {
      if (id.contains("-RULE-")) return RULING;
      if (id.contains("-EX-")) return EXAMPLE;
      return id.contains("-INV-") || id.contains("-INVARIANT-") ? INVARIANT : RULE;
    }
  }

  /** The ID of the rule that a part belongs to; any other ID is its own. */
  static String whole(String id) {
    return id.replaceFirst("[a-z]$", "");
  }

  /**
   * What can be claimed one by one: a statement that says several things marks them (a), (b) …, and
   * they are S-EX-21a, S-EX-21b …; what stands before the first mark belongs to each. A statement
   * without marks is its only part.
   */
  public List<CatalogueRule> parts() {
    var marks = marks();
    if (marks.size() < 2) return List.of(this);
    var parts = new ArrayList<CatalogueRule>();
    var lead = statement.substring(0, marks.getFirst()).strip();
    for (int i = 0; i < marks.size(); i++) {
      int end = i + 1 < marks.size() ? marks.get(i + 1) : statement.length();
      var own = statement.substring(marks.get(i) + "(a)".length(), end).strip();
      parts.add(new CatalogueRule(id + letter(i), kind, section, (lead + " " + own).strip()));
    }
    return parts;
  }

  /** Where (a), (b) … stand for the first time. */
  private List<Integer> marks() {
    var marks = new ArrayList<Integer>();
    int at = statement.indexOf("(a)");
    while (at >= 0) {
      marks.add(at);
      at = statement.indexOf("(" + letter(marks.size()) + ")", at);
    }
    return marks;
  }

  private static char letter(int number) {
    return (char) ('a' + number);
  }
}
