package sixstones.engine;

import java.util.List;
import sixstones.engine.phrase.Phrase;

/** One answer to a choice. Each game has a sealed family of records. */
public interface Move {

  /** The canonical text, the move's identity everywhere: {@code take mind space soul}. */
  String notation();

  /** The move in words. */
  Phrase label();

  /**
   * The things on the board that the move touches, as {@code card:L1-02}, in the order of clicks.
   */
  default List<String> targets() {
    return List.of();
  }
}
