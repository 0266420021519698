package sixstones.games.war.arrival;

import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.event.Event;
import sixstones.engine.event.Events;
import sixstones.engine.event.Kind;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.WarPosition;
import sixstones.games.war.box.Direction;
import sixstones.games.war.box.Place;
import sixstones.games.war.log.Log;
import sixstones.games.war.moves.Because;
import sixstones.games.war.moves.Moves;
import sixstones.games.war.moves.PlaceAnswer;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.steps.Asking;
import sixstones.games.war.steps.NoAnswer;

/** An arrow tile was opened: how shall it lie (W-MOVE-04)? */
public record OrientArrow(Place place) implements Asking {

  /** Only orientations that look different. */
  @Override
  public void moves(WarPosition position, MoveList<WarMove> into) {
    int different = position.field().effect(place).orientations();
    for (int turns = 0; turns < different; turns++)
      into.add(Moves.orient(place, Direction.of(turns)));
  }

  @Override
  public void answer(WarPosition position, WarMove move, Events out) {
    position.pop();
    var orient = (PlaceAnswer.Orient) move;
    position.field().turn(place, orient.direction().ordinal());
    if (!out.on()) return;
    out.emit(
        Event.of(
                Kind.CHANGED,
                Log.phrase("oriented")
                    .with("place", Log.place(place))
                    .with("directions", Log.arrows(position, place)),
                rule())
            .moving("turn:" + place.name(), place.thing(), place.thing()));
  }

  /** Orientations that look the same are one: south is north for an arrow both ways. */
  @Override
  public WarMove meant(WarPosition position, WarMove move) {
    if (!(move instanceof PlaceAnswer.Orient orient) || orient.place() != place) return move;
    return Moves.orient(place, Direction.of(turns(position, orient.direction())));
  }

  private int turns(WarPosition position, Direction direction) {
    return direction.ordinal() % position.field().effect(place).orientations();
  }

  @Override
  public Refusal why(WarPosition position, WarMove move) {
    if (!(move instanceof PlaceAnswer.Orient _)) return NoAnswer.to(this, move);
    return Because.of(rule(), "otherTile");
  }

  @Override
  public Phrase prompt(WarPosition position) {
    return Phrase.of("war.prompt.orient").with("place", Log.place(place));
  }

  @Override
  public String rule() {
    return "W-MOVE-04";
  }

  @Override
  public String text(WarPosition position) {
    return "orient " + place.name();
  }

  @Override
  public void addTo(Fingerprint print, WarPosition position) {
    print.add("OrientArrow").add(place.index());
  }
}
