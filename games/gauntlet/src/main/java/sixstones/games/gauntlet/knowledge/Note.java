package sixstones.games.gauntlet.knowledge;

import org.jspecify.annotations.Nullable;

/**
 * A line of the private note pads: somebody saw a card. Notes are never changed (G-RULE-18).
 *
 * @param readers the seats that may read it, as a bit set
 * @param about whose card it was; the reader's own seat for cards of the deck
 * @param how {@code looked}, {@code fought} or {@code deck}
 * @param before the older notes
 */
public record Note(int turn, int readers, int card, int about, String how, @Nullable Note before) {}
