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
import sixstones.games.war.tiles.Detention;
import sixstones.games.war.tiles.FreeTiles;
import sixstones.games.war.turn.Tell;

/** Okoye or Cull Obsidian: with which other free tile the first is swapped. */
public record SwapSecond(int piece, boolean cull, int first) implements Asking {

  @Override
  public void moves(WarPosition position, MoveList<WarMove> into) {
    for (int place = 0; place < Board.TILES; place++) {
      if (FreeTiles.maySwap(position, first, place)) into.add(Moves.with(place));
    }
  }

  @Override
  public void answer(WarPosition position, WarMove move, Events out) {
    position.pop();
    int second = ((WarMove.With) move).place();
    position.swapTiles(first, second);
    if (out.on()) {
      var phrase = Tell.about(cull ? "swapped.cull" : "swapped.okoye", piece);
      Tell.swapped(out, phrase, first, second, rule());
    }
    if (cull) Detention.begin(position, piece, "detained.cull", out, "W-CELL-CULL-02");
  }

  @Override
  public Refusal why(WarPosition position, WarMove move) {
    if (!(move instanceof WarMove.With with)) return NoAnswer.to(this, move);
    if (!Board.isTile(with.place())) return Because.of("W-OFF-06", "noTile");
    if (with.place() == first) return Because.of(rule(), "sameTile");
    return position.isFree(with.place())
        ? Because.of("W-BASE-02", "baseInRing")
        : Because.of("W-PLACE-03", "notFree");
  }

  @Override
  public Phrase prompt(WarPosition position) {
    return Phrase.of("war.prompt.swapWith").with("place", Tell.place(first));
  }

  @Override
  public String rule() {
    return cull ? "W-CELL-CULL-01" : "W-HERO-OKOYE-01";
  }

  @Override
  public void addTo(Fingerprint print, WarPosition position) {
    print.add("SwapSecond").add(piece).add(cull).add(first);
  }
}
