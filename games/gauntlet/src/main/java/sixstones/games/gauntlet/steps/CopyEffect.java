package sixstones.games.gauntlet.steps;

import sixstones.engine.Bits;
import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.gauntlet.box.Box;
import sixstones.games.gauntlet.moves.Because;
import sixstones.games.gauntlet.moves.GauntletMove;
import sixstones.games.gauntlet.moves.SharedMoves;
import sixstones.games.gauntlet.state.Board;

/** G-THANOS-TIMESTONE-01: which effect is repeated. */
public record CopyEffect() implements Step {

  public static final Step STEP = new CopyEffect();

  @Override
  public int chooser(Board board) {
    return board.active();
  }

  @Override
  public Phrase prompt() {
    return Answers.prompt("copy");
  }

  @Override
  public void moves(Board board, MoveList<GauntletMove> into) {
    for (int rest = copyable(board); rest != 0; rest = Bits.rest(rest)) {
      into.add(SharedMoves.copy(Box.card(Bits.first(rest))));
    }
  }

  @Override
  public void answer(GauntletMove move, Play play) {
    var card = ((GauntletMove.Copy) move).card();
    play.log().copied(card);
    Effects.begin(card, play);
  }

  @Override
  public Refusal why(GauntletMove move, Board board) {
    return Because.of("G-THANOS-TIMESTONE-01", "copyFirst");
  }

  @Override
  public boolean asksAnyway() {
    return false;
  }

  @Override
  public void addTo(Fingerprint fingerprint) {
    fingerprint.add("copy effect");
  }

  /** G-RULE-14: any other card in front of Thanos, never the Time Stone itself. */
  static int copyable(Board board) {
    return Box.distinct(board.front(board.thanos())) & ~Box.timeStone();
  }
}
