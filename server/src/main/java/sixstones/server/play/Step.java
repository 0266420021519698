package sixstones.server.play;

import java.util.List;

/** A move that counts, for the replay; for those who learned nothing of it, it is no step. */
record Step(int seat, String notation, List<Noted> noted, Secrecy secrecy) {

  Step {
    noted = List.copyOf(noted);
  }
}
