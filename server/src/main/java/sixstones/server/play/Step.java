package sixstones.server.play;

import java.util.List;

/** A move that counts, for the replay. */
record Step(int seat, String notation, List<Noted> noted) {

  Step {
    noted = List.copyOf(noted);
  }
}
