package sixstones.server.play;

import java.time.Instant;
import java.util.Optional;

/** A legal move with what it leads to, before it is written down. */
public interface Preview {

  /** The canonical text of the move. */
  String notation();

  /** The fingerprint of the position it leads to. */
  String fingerprint();

  /** How the game would have ended, as a record writes it. */
  Optional<String> result();

  /**
   * Makes the move count. Only for the play that gave it, while nothing else has happened there.
   *
   * @param standIn whether a bot makes it in a person's place
   */
  Secrecy adopt(Instant at, int seq, boolean standIn);
}
