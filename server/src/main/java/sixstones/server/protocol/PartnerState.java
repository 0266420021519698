package sixstones.server.protocol;

import java.util.List;
import sixstones.engine.phrase.Phrase;

/**
 * What a partner who is a bot means to do next.
 *
 * @param aims in the order of doing it
 */
public record PartnerState(int seat, List<Phrase> aims) {

  public PartnerState {
    aims = List.copyOf(aims);
  }
}
