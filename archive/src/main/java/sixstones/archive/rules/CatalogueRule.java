package sixstones.archive.rules;

/**
 * One numbered statement of a catalogue.
 *
 * @param id as in {@code S-AVENGERS-04}
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
      return id.contains("-INV-") ? INVARIANT : RULE;
    }
  }
}
