package sixstones.engine.phrase;

import java.util.List;

/** What fills a gap of a phrase. */
public sealed interface Arg {

  /** A seat; the reader's page knows who sits there. */
  record Who(int seat) implements Arg {}

  /** A number; the catalogue may choose a plural form by it. */
  record Count(int value) implements Arg {}

  /** A thing with a name in the catalogues, by its key: {@code splendor.card.L1-02}. */
  record Name(String key) implements Arg {
    /** Logs are kept for long and say the same names again and again: one copy of each will do. */
    public Name {
      key = key.intern();
    }
  }

  /** A text that is the same in every language: a notation, a coordinate. */
  record Text(String text) implements Arg {}

  /** A phrase inside a phrase. */
  record Inner(Phrase phrase) implements Arg {}

  /** Several, listed as the reader's language lists things. */
  record Many(List<Arg> items) implements Arg {
    public Many {
      items = List.copyOf(items);
    }
  }
}
