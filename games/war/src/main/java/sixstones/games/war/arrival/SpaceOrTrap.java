package sixstones.games.war.arrival;

import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.event.Kind;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.box.Piece;
import sixstones.games.war.moves.Answer;
import sixstones.games.war.moves.Moves;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.state.Board;
import sixstones.games.war.steps.Asking;
import sixstones.games.war.steps.Play;
import sixstones.games.war.steps.StepWords;

/**
 * A carrier of the Space Stone got into a trap: it may ignore it (W-STONE-SPACE-01).
 *
 * @param tile the index of the trap
 */
public record SpaceOrTrap(Piece piece, int tile) implements Asking {

  @Override
  public void moves(Board board, MoveList<WarMove> into) {
    into.add(Moves.IGNORE_TRAP);
    into.add(Moves.SUFFER_TRAP);
  }

  @Override
  public void answer(Play play, WarMove move) {
    play.pop();
    if (move instanceof Answer.IgnoreTrap) {
      play.log().simply(Kind.MISSED, "ignoredTrap", piece, rule());
    } else {
      var place = play.field().placeOf(tile);
      play.effect(place).suffer(play, piece, place);
    }
  }

  /** To decline the Stone's help is to suffer. */
  @Override
  public WarMove meant(Board board, WarMove move) {
    return move instanceof Answer.Decline ? Moves.SUFFER_TRAP : move;
  }

  @Override
  public Phrase prompt(Board board) {
    return Phrase.of("war.prompt.space").name("piece", piece.phraseKey());
  }

  @Override
  public String rule() {
    return "W-STONE-SPACE-01";
  }

  @Override
  public String text(Board board) {
    return StepWords.of("space", piece, board.field().placeOf(tile).name());
  }

  @Override
  public void addTo(Fingerprint print, Board board) {
    print.add("SpaceOrTrap").add(piece.index()).add(board.field().placeOf(tile).index());
  }
}
