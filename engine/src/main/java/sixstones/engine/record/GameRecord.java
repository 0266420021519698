package sixstones.engine.record;

import java.util.List;
import sixstones.engine.Options;
import sixstones.engine.chance.Chance;

/**
 * A whole game as it is written down. The seed is in it, so it leaves a server only after the end.
 *
 * @param names who sat where; one for each seat
 * @param result the winning seats and the scores as written, empty for a game not finished
 */
public record GameRecord(
    String game,
    int rulesVersion,
    Options options,
    List<String> names,
    RecordedChance chance,
    List<Line> moves,
    String result) {

  /** A seat's move by its notation. */
  public record Line(int seat, String notation) {}

  public GameRecord {
    names = List.copyOf(names);
    moves = List.copyOf(moves);
  }

  public int seats() {
    return names.size();
  }

  /** The source from which the game was dealt, at its beginning. */
  public Chance freshChance() {
    return chance.fresh();
  }
}
