package sixstones.engine;

/**
 * How a game is best looked ahead in. Games differ: in some a deep tree tells most, in others it
 * lets opponents act on what they can't know, and playing on by the judgement tells more.
 *
 * @param depth how many choices the tree may be deep; 1 compares the moves at hand and no more
 * @param plies how many choices are played on from a leaf before it is judged
 * @param noise how often, while playing on, a move is chosen at random rather than by its merit
 * @param temperature by how much two merits must differ to make one move far more likely
 * @param exploration how much is spent on moves that have not shown their worth
 * @param stake how much of the chance to win is at stake in a usual choice: a long game is lost by
 *     many small slips
 * @param sight how often the moves are tried
 */
public record Style(
    int depth,
    int plies,
    double noise,
    double temperature,
    double exploration,
    double stake,
    Sight sight) {

  /** Fits no game especially well and none badly. */
  public static final Style PLAIN = new Style(64, 0, 1, 0.1, 1, 1, new Sight(16, 200, 4_000));

  public Style {
    if (depth < 1 || plies < 0) throw new IllegalArgumentException("no style");
    if (!(temperature > 0) || !(stake > 0) || noise < 0 || noise > 1)
      throw new IllegalArgumentException("no style");
  }
}
