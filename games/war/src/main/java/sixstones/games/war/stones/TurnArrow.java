package sixstones.games.war.stones;

import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.event.Event;
import sixstones.engine.event.Kind;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.log.Log;
import sixstones.games.war.moves.Because;
import sixstones.games.war.moves.PlaceAnswer;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.state.Board;
import sixstones.games.war.steps.Asking;
import sixstones.games.war.steps.NoAnswer;
import sixstones.games.war.steps.Play;
import sixstones.games.war.steps.StepWords;

/** Reality Stone: which arrow tile is turned, and which way (W-STONE-REALITY-01). */
public record TurnArrow(Piece piece) implements Asking {

  @Override
  public void moves(Board board, MoveList<WarMove> into) {
    var here = board.crew().at(piece);
    offer(board, here, into);
    for (var place : here.beside()) offer(board, place, into);
  }

  private static void offer(Board board, Place place, MoveList<WarMove> into) {
    if (!Stones.isArrow(board, place)) return;
    into.add(new PlaceAnswer.Turn(place, true));
    into.add(new PlaceAnswer.Turn(place, false));
  }

  @Override
  public void answer(Play play, WarMove move) {
    play.pop();
    var turn = (PlaceAnswer.Turn) move;
    int turns = play.field().turns(turn.place()) + (turn.clockwise() ? 1 : 3);
    play.field().turn(turn.place(), turns);
    if (!play.log().on()) return;
    var place = turn.place().thing();
    play.log()
        .emit(
            Event.of(
                    Kind.CHANGED,
                    Log.phrase("turned")
                        .with("place", Log.place(turn.place()))
                        .with("directions", Log.arrows(play.field(), turn.place())),
                    rule())
                .moving("turn:" + turn.place().name(), place, place));
  }

  @Override
  public Refusal why(Board board, WarMove move) {
    if (!(move instanceof PlaceAnswer.Turn turn)) return NoAnswer.to(this, move);
    var place = turn.place();
    if (!place.isTile()) return Because.of("W-OFF-06", "noTile");
    var here = board.crew().at(piece);
    return place == here || here.isBeside(place)
        ? Because.of("W-RULE-72", "noArrowTile")
        : Because.of(rule(), "notBeside");
  }

  @Override
  public Phrase prompt(Board board) {
    return Phrase.of("war.prompt.reality").name("piece", piece.phraseKey());
  }

  @Override
  public String rule() {
    return "W-STONE-REALITY-01";
  }

  @Override
  public String text(Board board) {
    return StepWords.of("reality", piece);
  }

  @Override
  public void addTo(Fingerprint print, Board board) {
    print.add("TurnArrow").add(piece.index());
  }
}
