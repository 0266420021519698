package sixstones.server.lessons;

/** What a lesson wants of the seats beside the learner's. */
public sealed interface Cue {

  /** The move that the lesson gives to whoever must choose. */
  record Moves(String notation) implements Cue {}

  /** They keep still, for the coach is talking. */
  record Waits() implements Cue {}

  /** The coach has let go. */
  record Free() implements Cue {}
}
