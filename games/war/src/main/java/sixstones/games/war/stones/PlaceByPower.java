package sixstones.games.war.stones;

import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.event.Events;
import sixstones.engine.event.Kind;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.WarPosition;
import sixstones.games.war.bases.Bases;
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

/** All bases were moved: the Power Stone's team may place its base anew (W-STONE-POWER-01). */
public record PlaceByPower(Piece carrier) implements Asking {

  /** The owner, also in a round of Ebony Maw (W-RULE-114). */
  @Override
  public int chooser(WarPosition position) {
    return position.table().owner(carrier);
  }

  @Override
  public void moves(WarPosition position, MoveList<WarMove> into) {
    var base = position.home(carrier);
    for (var place : Place.RING) {
      if (place != base && base.isOnSideOf(place)) into.add(Moves.placeBase(place));
    }
    into.add(Moves.DECLINE);
  }

  @Override
  public void answer(WarPosition position, WarMove move, Events out) {
    position.pop();
    if (move instanceof PlaceAnswer.PlaceBase choice) {
      Bases.move(position, carrier.team(), choice.place(), out, rule());
    } else {
      Log.simply(out, Kind.CHOSE, "declined.power", carrier, rule());
    }
  }

  @Override
  public Refusal why(WarPosition position, WarMove move) {
    if (!(move instanceof PlaceAnswer.PlaceBase choice)) return NoAnswer.to(this, move);
    var place = choice.place();
    if (!place.isOnRing()) return Because.of("W-STONE-POWER-03", "baseInRing");
    return place == position.home(carrier)
        ? Because.of(rule(), "sameTile")
        : Because.of(rule(), "otherSide");
  }

  @Override
  public Phrase prompt(WarPosition position) {
    return Phrase.of("war.prompt.power").name("piece", carrier.phraseKey());
  }

  @Override
  public String rule() {
    return "W-STONE-POWER-01";
  }

  @Override
  public String text(WarPosition position) {
    return StepWords.of("power", carrier);
  }

  @Override
  public void addTo(Fingerprint print, WarPosition position) {
    print.add("PlaceByPower").add(carrier.index());
  }
}
