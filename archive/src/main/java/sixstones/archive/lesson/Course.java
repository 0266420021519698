package sixstones.archive.lesson;

import java.util.Map;
import java.util.Optional;

/**
 * A chapter that was played through.
 *
 * @param position where it begins, as YAML
 * @param seats how many sit there
 * @param drawn how many numbers of the lesson's chance were drawn for it
 * @param beats the beat at each position that the lesson leads to, by fingerprint
 */
public record Course(String position, int seats, long drawn, Map<Long, Integer> beats) {

  public Course {
    beats = Map.copyOf(beats);
  }

  /** The number of the beat at a position; none where the learner has gone another way. */
  public Optional<Integer> beatAt(long fingerprint) {
    return Optional.ofNullable(beats.get(fingerprint));
  }
}
