package sixstones.games.war.arrival;

import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.event.Event;
import sixstones.engine.event.Kind;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.box.Direction;
import sixstones.games.war.box.Place;
import sixstones.games.war.log.Log;
import sixstones.games.war.moves.Because;
import sixstones.games.war.moves.PlaceAnswer;
import sixstones.games.war.moves.SharedMoves;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.state.Board;
import sixstones.games.war.steps.Asking;
import sixstones.games.war.steps.NoAnswer;
import sixstones.games.war.steps.Play;

/** An arrow tile was opened: how shall it lie (W-MOVE-04)? */
public record OrientArrow(Place place) implements Asking {

  /** Only orientations that look different. */
  @Override
  public void moves(Board board, MoveList<WarMove> into) {
    int different = board.field().effect(place).orientations();
    for (int turns = 0; turns < different; turns++)
      into.add(SharedMoves.orient(place, Direction.of(turns)));
  }

  @Override
  public void answer(Play play, WarMove move) {
    play.pop();
    var orient = (PlaceAnswer.Orient) move;
    play.field().turn(place, orient.direction().ordinal());
    if (!play.log().on()) return;
    play.log()
        .emit(
            Event.of(
                    Kind.CHANGED,
                    Log.phrase("oriented")
                        .with("place", Log.place(place))
                        .with("directions", Log.arrows(play.field(), place)),
                    rule())
                .moving("turn:" + place.name(), place.thing(), place.thing()));
  }

  /** Orientations that look the same are one: south is north for an arrow both ways. */
  @Override
  public WarMove meant(Board board, WarMove move) {
    if (!(move instanceof PlaceAnswer.Orient orient) || orient.place() != place) return move;
    return SharedMoves.orient(place, Direction.of(turns(board, orient.direction())));
  }

  private int turns(Board board, Direction direction) {
    return direction.ordinal() % board.field().effect(place).orientations();
  }

  @Override
  public Refusal why(Board board, WarMove move) {
    if (!(move instanceof PlaceAnswer.Orient _)) return NoAnswer.to(this, move);
    return Because.of(rule(), "otherTile");
  }

  @Override
  public Phrase prompt(Board board) {
    return Phrase.of("war.prompt.orient").with("place", Log.place(place));
  }

  @Override
  public String rule() {
    return "W-MOVE-04";
  }

  @Override
  public String text(Board board) {
    return "orient " + place.name();
  }

  @Override
  public void addTo(Fingerprint print, Board board) {
    print.add("OrientArrow").add(place.index());
  }
}
