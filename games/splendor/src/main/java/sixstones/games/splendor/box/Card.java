package sixstones.games.splendor.box;

/**
 * A character card.
 *
 * @param index its place among all 90 of its edition, level by level
 * @param cost packed counts, see {@link Tokens}
 */
public record Card(
    Edition edition,
    int index,
    String id,
    String name,
    int level,
    Stone bonus,
    int points,
    int avengers,
    int cost) {

  /** S-TIME-02: exactly the level-3 characters bear the Time symbol. */
  public boolean hasTime() {
    return level == 3 && edition.hasGauntlet();
  }

  public int cost(int stone) {
    return Tokens.count(cost, stone);
  }

  /** The key of its name in the catalogues. */
  public String key() {
    return "splendor.card." + id;
  }

  public String thing() {
    return "card:" + id;
  }
}
