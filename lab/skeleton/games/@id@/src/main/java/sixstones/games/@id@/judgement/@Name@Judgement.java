package sixstones.games.@id@.judgement;

import sixstones.engine.Judgement;
import sixstones.games.@id@.@Name@Position;
import sixstones.games.@id@.moves.@Name@Move;

/** Knows nothing yet: every position and every move is as good as the next. */
public final class @Name@Judgement implements Judgement<@Name@Position, @Name@Move> {

  public static final @Name@Judgement INSTANCE = new @Name@Judgement();

  private @Name@Judgement() {}

  @Override
  public double worth(@Name@Position position, int seat) {
    return 1.0 / position.seats();
  }

  @Override
  public double merit(@Name@Position position, @Name@Move move) {
    return 0;
  }
}
