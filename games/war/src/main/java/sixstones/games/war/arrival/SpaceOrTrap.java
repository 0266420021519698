package sixstones.games.war.arrival;

import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.event.Events;
import sixstones.engine.event.Kind;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.WarPosition;
import sixstones.games.war.box.Piece;
import sixstones.games.war.log.Log;
import sixstones.games.war.moves.Answer;
import sixstones.games.war.moves.Moves;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.steps.Asking;
import sixstones.games.war.steps.StepWords;

/**
 * A carrier of the Space Stone got into a trap: it may ignore it (W-STONE-SPACE-01).
 *
 * @param tile the index of the trap
 */
public record SpaceOrTrap(Piece piece, int tile) implements Asking {

  @Override
  public void moves(WarPosition position, MoveList<WarMove> into) {
    into.add(Moves.IGNORE_TRAP);
    into.add(Moves.SUFFER_TRAP);
  }

  @Override
  public void answer(WarPosition position, WarMove move, Events out) {
    position.pop();
    if (move instanceof Answer.IgnoreTrap) {
      Log.simply(out, Kind.MISSED, "ignoredTrap", piece, rule());
    } else {
      var place = position.field().placeOf(tile);
      position.effect(place).suffer(position, piece, place, out);
    }
  }

  /** To decline the Stone's help is to suffer. */
  @Override
  public WarMove meant(WarPosition position, WarMove move) {
    return move instanceof Answer.Decline ? Moves.SUFFER_TRAP : move;
  }

  @Override
  public Phrase prompt(WarPosition position) {
    return Phrase.of("war.prompt.space").name("piece", piece.phraseKey());
  }

  @Override
  public String rule() {
    return "W-STONE-SPACE-01";
  }

  @Override
  public String text(WarPosition position) {
    return StepWords.of("space", piece, position.field().placeOf(tile).name());
  }

  @Override
  public void addTo(Fingerprint print, WarPosition position) {
    print.add("SpaceOrTrap").add(piece.index()).add(position.field().placeOf(tile).index());
  }
}
