package sixstones.games.war.heroes;

import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.arrival.Detention;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.TileKind;
import sixstones.games.war.log.Log;
import sixstones.games.war.moves.Because;
import sixstones.games.war.moves.PlaceAnswer;
import sixstones.games.war.moves.SharedMoves;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.state.Board;
import sixstones.games.war.steps.Asking;
import sixstones.games.war.steps.NoAnswer;
import sixstones.games.war.steps.Play;
import sixstones.games.war.steps.StepWords;

/** Okoye or Cull Obsidian: with which other free tile the first is swapped. */
public record SwapSecond(Piece piece, Swapper by, Place first) implements Asking {

  @Override
  public void moves(Board board, MoveList<WarMove> into) {
    for (var place : Place.TILES) {
      if (FreeTiles.maySwap(board, first, place)) into.add(SharedMoves.with(place));
    }
  }

  @Override
  public void answer(Play play, WarMove move) {
    play.pop();
    var second = ((PlaceAnswer.With) move).place();
    play.board().swapTiles(first, second);
    if (play.log().on()) {
      var phrase = Log.phrase("swapped").name("by", by.phraseKey());
      play.log().swapped(phrase, first, second, rule());
    }
    if (by.detains()) {
      Detention.begin(play, piece, TileKind.CULL_OBSIDIAN, "W-CELL-CULL-02");
    }
  }

  @Override
  public Refusal why(Board board, WarMove move) {
    if (!(move instanceof PlaceAnswer.With with)) return NoAnswer.to(this, move);
    if (!with.place().isTile()) return Because.of("W-OFF-06", "noTile");
    if (with.place() == first) return Because.of(rule(), "sameTile");
    return board.isFree(with.place())
        ? Because.of("W-BASE-02", "baseInRing")
        : Because.of("W-PLACE-03", "notFree");
  }

  @Override
  public Phrase prompt(Board board) {
    return Phrase.of("war.prompt.swapWith").with("place", Log.place(first));
  }

  @Override
  public String rule() {
    return by.rule();
  }

  @Override
  public String text(Board board) {
    return StepWords.of(by.id() + "-with", piece, first.name());
  }

  @Override
  public void addTo(Fingerprint print, Board board) {
    print.add("SwapSecond").add(piece.index()).add(by).add(first.index());
  }
}
