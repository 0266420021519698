package sixstones.lab.puzzles;

import java.util.List;
import java.util.Map;
import sixstones.archive.puzzle.Motif;
import sixstones.engine.text.Tree;

/**
 * A puzzle that was found.
 *
 * @param game the number of the game it was met in
 * @param fingerprint of its position
 * @param given its position
 * @param moves how many there are
 * @param winners who has won where the line ends
 */
record Find(
    long game,
    long fingerprint,
    Motif motif,
    int difficulty,
    int moves,
    Tree.Mapping given,
    List<String> best,
    Map<String, Integer> leads,
    List<String> line,
    List<Integer> winners) {

  /** Keeps its name whatever else is found. */
  String id() {
    return "%s-%06x".formatted(motif.id(), fingerprint & 0xffffff);
  }
}
