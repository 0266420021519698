package sixstones.server.protocol;

import org.jspecify.annotations.Nullable;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.server.play.Play;

/** A move meant by touching a thing, and why it can't be made; no refusal if it can. */
public record AttemptState(String move, Phrase label, @Nullable Refusal refusal) {

  public static AttemptState of(Play.Attempt attempt) {
    return new AttemptState(
        attempt.move().notation(), attempt.move().label(), attempt.refusal().orElse(null));
  }
}
