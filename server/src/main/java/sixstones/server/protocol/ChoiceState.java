package sixstones.server.protocol;

import java.util.List;
import sixstones.engine.phrase.Phrase;

/** What the viewer must choose from. */
public record ChoiceState(Phrase prompt, List<MoveState> moves) {}
