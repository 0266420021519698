package sixstones.games.gauntlet.state;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import sixstones.engine.Bits;
import sixstones.engine.Fingerprint;
import sixstones.engine.Seat;
import sixstones.engine.Viewer;
import sixstones.engine.text.Lookup;
import sixstones.games.gauntlet.box.Box;
import sixstones.games.gauntlet.box.Card;

/**
 * A line of the private note pads: somebody saw a card. Notes are never changed (G-RULE-18).
 *
 * @param readers the seats that may read it, as a bit set
 * @param about whose card it was; the reader's own seat for cards of the deck
 * @param before the older notes
 */
public record Note(int turn, int readers, Card card, int about, How how, @Nullable Note before) {

  /** How somebody came to see it. */
  public enum How {
    LOOKED,
    FOUGHT,
    DECK;

    public String id() {
      return name().toLowerCase(Locale.ROOT);
    }

    public static How named(String id) {
      return Lookup.among(values(), How::id, id, "nobody sees a card by");
    }
  }

  public boolean isFor(Viewer viewer) {
    return viewer instanceof Seat seat && Bits.has(readers, seat.index());
  }

  /** Only the lines that a viewer may read; which of two twins was seen is nobody's to know. */
  static @Nullable Note pageOf(Viewer viewer, @Nullable Note newest) {
    if (newest == null) return null;
    var older = pageOf(viewer, newest.before);
    return newest.isFor(viewer) ? newest.with(Box.card(newest.card.twin()), older) : older;
  }

  static @Nullable Note swapped(@Nullable Note newest, Card one, Card other) {
    if (newest == null) return null;
    var card = newest.card.equals(one) ? other : newest.card.equals(other) ? one : newest.card;
    return newest.with(card, swapped(newest.before, one, other));
  }

  private Note with(Card another, @Nullable Note older) {
    return new Note(turn, readers, another, about, how, older);
  }

  static void addTo(Fingerprint fingerprint, @Nullable Note newest) {
    for (var note = newest; note != null; note = note.before) {
      fingerprint
          .add(note.turn)
          .add(note.readers)
          .add(note.card.index())
          .add(note.about)
          .add(note.how.id());
    }
  }
}
