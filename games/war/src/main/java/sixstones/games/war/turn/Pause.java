package sixstones.games.war.turn;

import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.event.Events;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.WarPosition;
import sixstones.games.war.arrival.Manner;
import sixstones.games.war.arrival.Traps;
import sixstones.games.war.box.Piece;
import sixstones.games.war.moves.FreeMove;
import sixstones.games.war.moves.Moves;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.steps.Asking;
import sixstones.games.war.steps.StepWords;

/**
 * A tile is about to act on the character that arrived; free actions may come first (W-ARR-09). If
 * the character leaves, the effect is lost (W-ARR-10).
 *
 * @param tile the index of the tile, which may be swapped away under nobody's feet
 */
public record Pause(Piece piece, int stay, int tile, Manner manner) implements Asking {

  @Override
  public boolean stillAsks(WarPosition position) {
    return position.crew().stay(piece) == stay;
  }

  /** The option of W-RULE-18: who left a trap in the pause is caught all the same. */
  @Override
  public void lapse(WarPosition position, Events out) {
    if (position.rulings().trapsCatchLeavers()) {
      Traps.catchLeaver(position, piece, position.field().placeOf(tile), out);
    }
  }

  @Override
  public void moves(WarPosition position, MoveList<WarMove> into) {
    into.add(Moves.RESUME);
    FreeActions.moves(position, into);
  }

  @Override
  public void answer(WarPosition position, WarMove move, Events out) {
    if (move instanceof FreeMove.Resume) {
      position.pop();
      act(position, out);
    } else {
      FreeActions.take(position, (FreeMove) move, out);
    }
  }

  private void act(WarPosition position, Events out) {
    var place = position.crew().at(piece);
    position.effect(place).act(position, piece, place, out);
  }

  @Override
  public WarMove meant(WarPosition position, WarMove move) {
    return FreeActions.meant(position, move);
  }

  @Override
  public Refusal why(WarPosition position, WarMove move) {
    return WhyNotInTurn.reason(position, move, true);
  }

  @Override
  public Phrase prompt(WarPosition position) {
    var where = position.crew().at(piece);
    return Phrase.of("war.prompt.pause")
        .name("piece", piece.phraseKey())
        .name("tile", position.field().kind(where).phraseKey());
  }

  @Override
  public String rule() {
    return "W-ARR-09";
  }

  @Override
  public String text(WarPosition position) {
    var place = position.field().placeOf(tile).name();
    var left = position.crew().stay(piece) == stay ? "" : " left";
    return StepWords.of("pause", piece, manner.id(), place) + left;
  }

  @Override
  public void addTo(Fingerprint print, WarPosition position) {
    print
        .add("Pause")
        .add(piece.index())
        .add(position.crew().stay(piece) == stay)
        .add(position.field().placeOf(tile).index())
        .add(manner);
  }
}
