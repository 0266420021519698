package sixstones.games.war.tiles;

import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.arrival.Opening;
import sixstones.games.war.box.Place;
import sixstones.games.war.moves.Because;
import sixstones.games.war.moves.PlaceAnswer;
import sixstones.games.war.moves.SharedMoves;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.state.Board;
import sixstones.games.war.steps.Asking;
import sixstones.games.war.steps.NoAnswer;
import sixstones.games.war.steps.Play;

/** Guardians' ship: closed tiles are opened one after the other (W-RULE-30). */
public record OpenTiles(int left) implements Asking {

  /** W-RULE-26: as many as there are. */
  public static void offer(Play play, int left) {
    if (left > 0 && play.field().closed() > 0) play.push(new OpenTiles(left));
  }

  @Override
  public void moves(Board board, MoveList<WarMove> into) {
    for (var place : Place.TILES) {
      if (board.field().isClosed(place)) into.add(SharedMoves.open(place));
    }
  }

  @Override
  public void answer(Play play, WarMove move) {
    play.pop();
    var place = ((PlaceAnswer.Open) move).place();
    if (play.field().closed() > 1) offer(play, left - 1);
    Opening.open(play, place);
  }

  @Override
  public Refusal why(Board board, WarMove move) {
    if (!(move instanceof PlaceAnswer.Open open)) return NoAnswer.to(this, move);
    return open.place().isTile()
        ? Because.of(rule(), "alreadyOpen")
        : Because.of("W-OFF-06", "noTile");
  }

  @Override
  public Phrase prompt(Board board) {
    return Phrase.of("war.prompt.guardians").number("count", left);
  }

  @Override
  public String rule() {
    return "W-CELL-GUARDIANS-01";
  }

  @Override
  public String text(Board board) {
    return "open " + left;
  }

  @Override
  public void addTo(Fingerprint print, Board board) {
    print.add("OpenTiles").add(left);
  }
}
