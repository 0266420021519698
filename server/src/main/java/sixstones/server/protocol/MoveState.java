package sixstones.server.protocol;

import java.util.List;
import java.util.Map;
import sixstones.engine.phrase.Phrase;
import sixstones.server.play.Play;

/**
 * A move by its notation, in words, and by the things it touches.
 *
 * @param verb what kind of move it is
 * @param parts what else a board must know of it, by name
 */
public record MoveState(
    String move, String verb, Phrase label, List<String> targets, Map<String, String> parts) {

  static MoveState of(Play.Offer offer) {
    var move = offer.move();
    return new MoveState(move.notation(), move.verb(), offer.label(), move.targets(), move.parts());
  }
}
