package sixstones.games.war.heroes;

import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.event.Kind;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.moves.Because;
import sixstones.games.war.moves.PlaceAnswer;
import sixstones.games.war.moves.SharedMoves;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.state.Board;
import sixstones.games.war.steps.Asking;
import sixstones.games.war.steps.NoAnswer;
import sixstones.games.war.steps.Play;
import sixstones.games.war.steps.StepWords;

/** Okoye or Cull Obsidian: the first of two free tiles to swap (W-RULE-44). */
public record SwapFirst(Piece piece, Swapper by) implements Asking {

  @Override
  public void moves(Board board, MoveList<WarMove> into) {
    for (var place : Place.TILES) {
      if (FreeTiles.hasPartner(board, place)) into.add(SharedMoves.swap(place));
    }
    if (by.isOptional()) into.add(SharedMoves.DECLINE);
  }

  @Override
  public void answer(Play play, WarMove move) {
    play.pop();
    if (move instanceof PlaceAnswer.Swap swap) {
      play.push(new SwapSecond(piece, by, swap.place()));
    } else {
      play.log().simply(Kind.CHOSE, "declined.cull", piece, rule());
    }
  }

  @Override
  public Refusal why(Board board, WarMove move) {
    if (!(move instanceof PlaceAnswer.Swap swap)) return NoAnswer.to(this, move);
    if (!swap.place().isTile()) return Because.of("W-OFF-06", "noTile");
    return board.isFree(swap.place())
        ? Because.of("W-BASE-02", "baseInRing")
        : Because.of("W-PLACE-03", "notFree");
  }

  @Override
  public Phrase prompt(Board board) {
    return Phrase.of("war.prompt." + by.id()).name("piece", piece.phraseKey());
  }

  @Override
  public String rule() {
    return by.rule();
  }

  @Override
  public String text(Board board) {
    return StepWords.of(by.id(), piece);
  }

  @Override
  public void addTo(Fingerprint print, Board board) {
    print.add("SwapFirst").add(piece.index()).add(by);
  }
}
