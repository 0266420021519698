package sixstones.games.loveletter.steps;

import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.loveletter.box.Card;
import sixstones.games.loveletter.cards.Guess;
import sixstones.games.loveletter.moves.Because;
import sixstones.games.loveletter.moves.LoveLetterMove;
import sixstones.games.loveletter.moves.SharedMoves;
import sixstones.games.loveletter.state.Board;

/** L-GUARD-01: which character the chosen seat is thought to hold. */
public record NameCard(int seat) implements Step {

  @Override
  public Phrase prompt() {
    return Phrase.of("loveletter.prompt.name").seat(seat);
  }

  @Override
  public void moves(Board board, MoveList<LoveLetterMove> into) {
    for (int card = 0; card < Card.KINDS; card++) {
      // L-GUARD-02
      if (Card.of(card) != Card.GUARD) into.add(SharedMoves.name(Card.of(card)));
    }
  }

  @Override
  public void answer(LoveLetterMove move, Play play) {
    Guess.of(play.board(), seat, ((LoveLetterMove.Name) move).card(), play.log());
  }

  @Override
  public Refusal why(LoveLetterMove move, Board board) {
    return move instanceof LoveLetterMove.Name
        ? Because.of("L-GUARD-02", "notGuard")
        : Because.of("L-GUARD-01", "nameFirst");
  }

  @Override
  public boolean asksAnyway() {
    return false;
  }

  @Override
  public void addTo(Fingerprint fingerprint) {
    fingerprint.add("name card").add(seat);
  }
}
