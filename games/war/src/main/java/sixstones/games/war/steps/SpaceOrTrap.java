package sixstones.games.war.steps;

import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.event.Events;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.WarPosition;
import sixstones.games.war.moves.Moves;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.pieces.Piece;
import sixstones.games.war.tiles.TileEffects;
import sixstones.games.war.turn.Tell;

/**
 * A carrier of the Space Stone got into a trap: it may ignore it (W-STONE-SPACE-01).
 *
 * @param tile the index of the trap
 */
public record SpaceOrTrap(int piece, int tile) implements Asking {

  @Override
  public void moves(WarPosition position, MoveList<WarMove> into) {
    into.add(Moves.IGNORE_TRAP);
    into.add(Moves.SUFFER_TRAP);
  }

  @Override
  public void answer(WarPosition position, WarMove move, Events out) {
    position.pop();
    if (move instanceof WarMove.IgnoreTrap) {
      Tell.simply(out, "ignoredTrap", piece, rule());
    } else {
      TileEffects.suffer(position, piece, position.field().placeOf(tile), out);
    }
  }

  /** To decline the Stone's help is to suffer. */
  @Override
  public WarMove meant(WarPosition position, WarMove move) {
    return move instanceof WarMove.Decline ? Moves.SUFFER_TRAP : move;
  }

  @Override
  public Phrase prompt(WarPosition position) {
    return Phrase.of("war.prompt.space").name("piece", Piece.phraseKey(piece));
  }

  @Override
  public String rule() {
    return "W-STONE-SPACE-01";
  }

  @Override
  public void addTo(Fingerprint print, WarPosition position) {
    print.add("SpaceOrTrap").add(piece).add(position.field().placeOf(tile));
  }
}
