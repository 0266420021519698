package sixstones.games.war.tiles;

import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.event.Events;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.WarPosition;
import sixstones.games.war.arrival.Opening;
import sixstones.games.war.box.Place;
import sixstones.games.war.moves.Because;
import sixstones.games.war.moves.Moves;
import sixstones.games.war.moves.PlaceAnswer;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.steps.Asking;
import sixstones.games.war.steps.NoAnswer;

/** Guardians' ship: closed tiles are opened one after the other (W-RULE-30). */
public record OpenTiles(int left) implements Asking {

  /** W-RULE-26: as many as there are. */
  public static void offer(WarPosition position, int left) {
    if (left > 0 && position.field().closed() > 0) position.push(new OpenTiles(left));
  }

  @Override
  public void moves(WarPosition position, MoveList<WarMove> into) {
    for (var place : Place.TILES) {
      if (position.field().isClosed(place)) into.add(Moves.open(place));
    }
  }

  @Override
  public void answer(WarPosition position, WarMove move, Events out) {
    position.pop();
    var place = ((PlaceAnswer.Open) move).place();
    if (position.field().closed() > 1) offer(position, left - 1);
    Opening.open(position, place, out);
  }

  @Override
  public Refusal why(WarPosition position, WarMove move) {
    if (!(move instanceof PlaceAnswer.Open open)) return NoAnswer.to(this, move);
    return open.place().isTile()
        ? Because.of(rule(), "alreadyOpen")
        : Because.of("W-OFF-06", "noTile");
  }

  @Override
  public Phrase prompt(WarPosition position) {
    return Phrase.of("war.prompt.guardians").number("count", left);
  }

  @Override
  public String rule() {
    return "W-CELL-GUARDIANS-01";
  }

  @Override
  public String text(WarPosition position) {
    return "open " + left;
  }

  @Override
  public void addTo(Fingerprint print, WarPosition position) {
    print.add("OpenTiles").add(left);
  }
}
