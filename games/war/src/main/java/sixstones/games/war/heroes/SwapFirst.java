package sixstones.games.war.heroes;

import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.event.Events;
import sixstones.engine.event.Kind;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.WarPosition;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.log.Log;
import sixstones.games.war.moves.Because;
import sixstones.games.war.moves.Moves;
import sixstones.games.war.moves.PlaceAnswer;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.steps.Asking;
import sixstones.games.war.steps.NoAnswer;
import sixstones.games.war.steps.StepWords;

/** Okoye or Cull Obsidian: the first of two free tiles to swap (W-RULE-44). */
public record SwapFirst(Piece piece, Swapper by) implements Asking {

  @Override
  public void moves(WarPosition position, MoveList<WarMove> into) {
    for (var place : Place.TILES) {
      if (FreeTiles.hasPartner(position, place)) into.add(Moves.swap(place));
    }
    if (by.isOptional()) into.add(Moves.DECLINE);
  }

  @Override
  public void answer(WarPosition position, WarMove move, Events out) {
    position.pop();
    if (move instanceof PlaceAnswer.Swap swap) {
      position.push(new SwapSecond(piece, by, swap.place()));
    } else {
      Log.simply(out, Kind.CHOSE, "declined.cull", piece, rule());
    }
  }

  @Override
  public Refusal why(WarPosition position, WarMove move) {
    if (!(move instanceof PlaceAnswer.Swap swap)) return NoAnswer.to(this, move);
    if (!swap.place().isTile()) return Because.of("W-OFF-06", "noTile");
    return position.isFree(swap.place())
        ? Because.of("W-BASE-02", "baseInRing")
        : Because.of("W-PLACE-03", "notFree");
  }

  @Override
  public Phrase prompt(WarPosition position) {
    return Phrase.of("war.prompt." + by.id()).name("piece", piece.phraseKey());
  }

  @Override
  public String rule() {
    return by.rule();
  }

  @Override
  public String text(WarPosition position) {
    return StepWords.of(by.id(), piece);
  }

  @Override
  public void addTo(Fingerprint print, WarPosition position) {
    print.add("SwapFirst").add(piece.index()).add(by);
  }
}
