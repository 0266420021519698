package sixstones.games.gauntlet.steps;

import sixstones.engine.Bits;
import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.gauntlet.box.Box;
import sixstones.games.gauntlet.knowledge.Knowledge;
import sixstones.games.gauntlet.moves.Because;
import sixstones.games.gauntlet.moves.GauntletMove;
import sixstones.games.gauntlet.moves.SharedMoves;
import sixstones.games.gauntlet.state.Board;

/** G-TURN-03: the active seat plays a card. */
public record PlayCard() implements Step {

  public static final Step STEP = new PlayCard();

  @Override
  public int chooser(Board board) {
    return board.active();
  }

  @Override
  public Phrase prompt() {
    return Answers.prompt("play");
  }

  @Override
  public void moves(Board board, MoveList<GauntletMove> into) {
    for (int rest = Turn.playable(board, board.active()); rest != 0; rest = Bits.rest(rest)) {
      into.add(SharedMoves.play(Box.card(Bits.first(rest))));
    }
  }

  @Override
  public void answer(GauntletMove move, Play play) {
    var board = play.board();
    int seat = board.active();
    var card = Answers.held(((GauntletMove.Play) move).card(), board.hand(seat));
    board.hand(seat, Bits.without(board.hand(seat), card.index()));
    board.front(seat, Bits.with(board.front(seat), card.index()));
    if (board.isThanos(seat)) Knowledge.handChanged(board, seat);
    Knowledge.isShown(board, seat, card);
    play.log().played(seat, card);
    Effects.begin(card, play);
  }

  @Override
  public Refusal why(GauntletMove move, Board board) {
    if (!(move instanceof GauntletMove.Play play)) return Because.of("G-TURN-03", "playFirst");
    boolean thanosCard = play.card().isThanos() && board.isThanos(board.active());
    return thanosCard
        ? Because.of("G-THANOS-THANOS-01", "thanosIsNotPlayed")
        : Because.of("G-TURN-04", "notInHand");
  }

  @Override
  public boolean asksAnyway() {
    return true;
  }

  @Override
  public void addTo(Fingerprint fingerprint) {
    fingerprint.add("play card");
  }
}
