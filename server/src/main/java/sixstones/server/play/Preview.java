package sixstones.server.play;

import java.util.List;
import java.util.Optional;
import sixstones.server.tables.Snapshot;

/**
 * What a move would lead to: known before it is written down.
 *
 * @param notation the canonical text of the move
 * @param result how the game would have ended, as a record writes it
 */
public record Preview(
    String notation,
    String checksum,
    Optional<String> result,
    long drawn,
    List<Integer> told,
    String text) {

  public Snapshot snapshot(int number) {
    return new Snapshot(number, drawn, told, text);
  }
}
