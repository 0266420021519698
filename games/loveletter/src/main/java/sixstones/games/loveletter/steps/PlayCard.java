package sixstones.games.loveletter.steps;

import sixstones.engine.Bits;
import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.loveletter.box.Card;
import sixstones.games.loveletter.knowledge.Knowledge;
import sixstones.games.loveletter.moves.Because;
import sixstones.games.loveletter.moves.LoveLetterMove;
import sixstones.games.loveletter.moves.SharedMoves;
import sixstones.games.loveletter.state.Board;

/** L-TURN-02: one of two cards. */
public record PlayCard() implements Step {

  public static final Step STEP = new PlayCard();

  @Override
  public Phrase prompt() {
    return Phrase.of("loveletter.prompt.play");
  }

  @Override
  public void moves(Board board, MoveList<LoveLetterMove> into) {
    int playable = board.hands().characters(board.active());
    if (mustPlayCountess(playable)) playable = Card.COUNTESS.bit();
    for (int rest = playable; rest != 0; rest = Bits.rest(rest)) {
      into.add(SharedMoves.play(Card.of(Bits.first(rest))));
    }
  }

  /** L-COUNTESS-01. */
  private static boolean mustPlayCountess(int hand) {
    int embarrassing = Card.KING.bit() | Card.PRINCE.bit();
    return Bits.has(hand, Card.COUNTESS.index()) && (hand & embarrassing) != 0;
  }

  @Override
  public void answer(LoveLetterMove move, Play play) {
    var board = play.board();
    int seat = board.active();
    var card = ((LoveLetterMove.Play) move).card();
    Knowledge.played(board.hands(), seat, board.hands().card(seat, 0) == card ? 0 : 1);
    board.fronts().add(seat, card);
    play.log().played(seat, card);
    Effects.begin(card, play);
  }

  @Override
  public Refusal why(LoveLetterMove move, Board board) {
    if (!(move instanceof LoveLetterMove.Play play)) return Because.of("L-TURN-02", "playFirst");
    return board.hands().holds(board.active(), play.card())
        ? Because.of("L-COUNTESS-01", "countess")
        : Because.of("L-TURN-02", "notInHand");
  }

  /** L-RULE-07. */
  @Override
  public boolean asksAnyway() {
    return true;
  }

  @Override
  public void addTo(Fingerprint fingerprint) {
    fingerprint.add("play card");
  }
}
