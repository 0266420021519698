package sixstones.archive.lesson;

import java.util.Map;
import java.util.Optional;
import sixstones.archive.yaml.Laid;

/**
 * A chapter that was played through.
 *
 * @param start where it begins
 * @param beats the beat at each position that the lesson leads to, by fingerprint
 */
public record Course(Laid<?, ?> start, Map<Long, Integer> beats) {

  public Course {
    beats = Map.copyOf(beats);
  }

  /** The number of the beat at a position; none where the learner has gone another way. */
  public Optional<Integer> beatAt(long fingerprint) {
    return Optional.ofNullable(beats.get(fingerprint));
  }
}
