package sixstones.server.play;

import java.util.List;

/**
 * A move that counts, for the replay; for those who learned nothing of it, it is no step.
 *
 * @param standIn whether a bot made it in a person's place
 */
record Step(int seat, String notation, boolean standIn, List<Noted> noted, Secrecy secrecy) {

  Step {
    noted = List.copyOf(noted);
  }
}
