package sixstones.server.protocol;

import java.util.List;
import sixstones.engine.phrase.Phrase;
import sixstones.server.play.Play;

/** A move by its notation, in words, and by the things it touches. */
public record MoveState(String move, Phrase label, List<String> targets) {

  static MoveState of(Play.Offer offer) {
    var move = offer.move();
    return new MoveState(move.notation(), offer.label(), move.targets());
  }
}
