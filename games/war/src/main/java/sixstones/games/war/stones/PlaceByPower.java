package sixstones.games.war.stones;

import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.event.Kind;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.bases.Bases;
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

/** All bases were moved: the Power Stone's team may place its base anew (W-STONE-POWER-01). */
public record PlaceByPower(Piece carrier) implements Asking {

  /** The owner, also in a round of Ebony Maw (W-RULE-114). */
  @Override
  public int chooser(Board board) {
    return board.table().owner(carrier);
  }

  @Override
  public void moves(Board board, MoveList<WarMove> into) {
    var base = board.home(carrier);
    for (var place : Place.RING) {
      if (place != base && base.isOnSideOf(place)) into.add(SharedMoves.placeBase(place));
    }
    into.add(SharedMoves.DECLINE);
  }

  @Override
  public void answer(Play play, WarMove move) {
    play.pop();
    if (move instanceof PlaceAnswer.PlaceBase choice) {
      Bases.move(play, carrier.team(), choice.place(), rule());
    } else {
      play.log().simply(Kind.CHOSE, "declined.power", carrier, rule());
    }
  }

  @Override
  public Refusal why(Board board, WarMove move) {
    if (!(move instanceof PlaceAnswer.PlaceBase choice)) return NoAnswer.to(this, move);
    var place = choice.place();
    if (!place.isOnRing()) return Because.of("W-STONE-POWER-03", "baseInRing");
    return place == board.home(carrier)
        ? Because.of(rule(), "sameTile")
        : Because.of(rule(), "otherSide");
  }

  @Override
  public Phrase prompt(Board board) {
    return Phrase.of("war.prompt.power").name("piece", carrier.phraseKey());
  }

  @Override
  public String rule() {
    return "W-STONE-POWER-01";
  }

  @Override
  public String text(Board board) {
    return StepWords.of("power", carrier);
  }

  @Override
  public void addTo(Fingerprint print, Board board) {
    print.add("PlaceByPower").add(carrier.index());
  }
}
