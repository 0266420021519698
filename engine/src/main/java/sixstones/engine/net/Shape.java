package sixstones.engine.net;

/**
 * How large a net is.
 *
 * @param marks that it knows
 * @param hidden what it makes of them, a multiple of four
 * @param second what it makes of that to judge a position
 * @param sides whose chances it tells
 * @param kinds of moves that it tells apart
 */
public record Shape(int marks, int hidden, int second, int sides, int kinds) {

  private static final int HIDDEN = 64;
  private static final int SECOND = 16;

  public Shape {
    if (hidden % Net.LANES != 0) throw new IllegalArgumentException("hidden is a multiple of four");
  }

  /** What is quick enough for a search and still sees something. */
  public static Shape of(Marks<?, ?> marks) {
    return new Shape(marks.count(), HIDDEN, SECOND, marks.mostSides(), marks.kinds());
  }
}
