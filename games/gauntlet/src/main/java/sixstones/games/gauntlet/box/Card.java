package sixstones.games.gauntlet.box;

/**
 * One physical card.
 *
 * @param index its number among all 29; the hero cards come first
 * @param id its name as notations write it: {@code soul-stone}; the two Outriders share one
 * @param twin the index of the first card of the same name
 */
public record Card(
    int index,
    String id,
    String name,
    int value,
    Side side,
    boolean stone,
    int twin,
    Effect effect) {

  /** The card that can't be played. */
  public boolean isThanos() {
    return effect == Effect.THANOS;
  }

  /** G-DEFEAT-04, G-DEFEAT-05: goes back into the deck when it is defeated. */
  public boolean returnsToDeck() {
    return stone || isThanos();
  }

  /** The card alone, as a bit set. */
  public int bit() {
    return 1 << index;
  }

  public String key() {
    return "gauntlet.card." + id;
  }

  public String thing() {
    return "card:" + id;
  }
}
