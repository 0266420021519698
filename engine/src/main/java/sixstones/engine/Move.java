package sixstones.engine;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import sixstones.engine.phrase.Phrase;

/** One answer to a choice. Each game has a sealed family of records. */
public interface Move {

  /** The canonical text, the move's identity everywhere: {@code take mind space soul}. */
  String notation();

  /** The first word of the notation: what kind of move it is. */
  default String verb() {
    var notation = notation();
    int space = notation.indexOf(' ');
    return space < 0 ? notation : notation.substring(0, space);
  }

  /** The move in words. */
  Phrase label();

  /**
   * The things on the board that the move touches, as {@code card:L1-02}, in the order of clicks.
   */
  default List<String> targets() {
    return List.of();
  }

  /** Whether it does nothing but end the turn: no reason to make another move before it. */
  default boolean endsTurn() {
    return false;
  }

  /** What somebody is up to who means to make this move, as partners tell each other. */
  default Optional<Phrase> aim() {
    return Optional.empty();
  }

  /**
   * What a board must know of the move besides the things it touches, by name, as {@code with:
   * wild}; so that nobody reads it out of the notation.
   */
  default Map<String, String> parts() {
    return Map.of();
  }
}
