package sixstones.server.tables;

import java.util.List;

/**
 * A position as it was after an entry: what a frozen table goes on from.
 *
 * @param drawn how many numbers had been drawn from the table's chance
 * @param told how many events each seat, and last the spectators, had been told
 * @param text the position as YAML
 */
public record Snapshot(int number, long drawn, List<Integer> told, String text) {

  public Snapshot {
    told = List.copyOf(told);
  }
}
