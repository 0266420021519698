package sixstones.games.war.steps;

import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.event.Events;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.WarPosition;
import sixstones.games.war.board.Board;
import sixstones.games.war.moves.Because;
import sixstones.games.war.moves.Moves;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.pieces.Piece;
import sixstones.games.war.tiles.FreeTiles;
import sixstones.games.war.turn.Tell;

/** Okoye or Cull Obsidian: the first of two free tiles to swap (W-RULE-44). */
public record SwapFirst(int piece, boolean cull) implements Asking {

  @Override
  public void moves(WarPosition position, MoveList<WarMove> into) {
    for (int place = 0; place < Board.TILES; place++) {
      if (FreeTiles.hasPartner(position, place)) into.add(Moves.swap(place));
    }
    if (cull) into.add(Moves.DECLINE);
  }

  @Override
  public void answer(WarPosition position, WarMove move, Events out) {
    position.pop();
    if (move instanceof WarMove.Swap swap) {
      position.push(new SwapSecond(piece, cull, swap.place()));
    } else {
      Tell.simply(out, "declined.cull", piece, rule());
    }
  }

  @Override
  public Refusal why(WarPosition position, WarMove move) {
    if (!(move instanceof WarMove.Swap swap)) return NoAnswer.to(this, move);
    if (!Board.isTile(swap.place())) return Because.of("W-OFF-06", "noTile");
    return position.isFree(swap.place())
        ? Because.of("W-BASE-02", "baseInRing")
        : Because.of("W-PLACE-03", "notFree");
  }

  @Override
  public Phrase prompt(WarPosition position) {
    return Phrase.of(cull ? "war.prompt.cull" : "war.prompt.okoye")
        .name("piece", Piece.phraseKey(piece));
  }

  @Override
  public String rule() {
    return cull ? "W-CELL-CULL-01" : "W-HERO-OKOYE-01";
  }

  @Override
  public void addTo(Fingerprint print, WarPosition position) {
    print.add("SwapFirst").add(piece).add(cull);
  }
}
