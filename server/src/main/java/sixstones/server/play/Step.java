package sixstones.server.play;

import java.util.List;

/**
 * A move that counts, for the replay.
 *
 * @param secretTo the viewers who don't know who was asked
 * @param unseenBy those of them who learned nothing of the move: for them it is no step
 */
record Step(int seat, String notation, List<Noted> noted, Viewers secretTo, Viewers unseenBy) {

  Step {
    noted = List.copyOf(noted);
  }
}
