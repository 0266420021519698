package sixstones.games.war.arrival;

import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.event.Kind;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Tile;
import sixstones.games.war.moves.Answer;
import sixstones.games.war.moves.SharedMoves;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.state.Board;
import sixstones.games.war.steps.Asking;
import sixstones.games.war.steps.Play;
import sixstones.games.war.steps.StepWords;

/** A carrier of the Space Stone got into a trap: it may ignore it (W-STONE-SPACE-01). */
public record SpaceOrTrap(Piece piece, Tile trap) implements Asking {

  @Override
  public void moves(Board board, MoveList<WarMove> into) {
    into.add(SharedMoves.IGNORE_TRAP);
    into.add(SharedMoves.SUFFER_TRAP);
  }

  @Override
  public void answer(Play play, WarMove move) {
    play.pop();
    if (move instanceof Answer.IgnoreTrap) {
      play.log().simply(Kind.MISSED, "ignoredTrap", piece, rule());
    } else {
      var place = play.field().placeOf(trap);
      play.effect(place).suffer(play, piece, place);
    }
  }

  /** To decline the Stone's help is to suffer. */
  @Override
  public WarMove meant(Board board, WarMove move) {
    return move instanceof Answer.Decline ? SharedMoves.SUFFER_TRAP : move;
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
    return StepWords.of("space", piece, board.field().placeOf(trap).name());
  }

  @Override
  public void addTo(Fingerprint print, Board board) {
    print.add("SpaceOrTrap").add(piece.index()).add(board.field().placeOf(trap).index());
  }
}
