package sixstones.games.gauntlet.steps;

import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.gauntlet.moves.Because;
import sixstones.games.gauntlet.moves.GauntletMove;
import sixstones.games.gauntlet.state.Board;

/** G-HERO-4-01: who gets the token. */
public record GiveToken() implements Step {

  public static final Step STEP = new GiveToken();

  @Override
  public int chooser(Board board) {
    return board.active();
  }

  @Override
  public Phrase prompt() {
    return Answers.prompt("token");
  }

  @Override
  public void moves(Board board, MoveList<GauntletMove> into) {
    Answers.heroes(board, Board.NONE, into);
  }

  @Override
  public void answer(GauntletMove move, Play play) {
    var board = play.board();
    int seat = ((GauntletMove.Choose) move).seat();
    board.tokens(seat, board.tokens(seat) + 1);
    play.log().gotTokens(seat, 1, "G-HERO-4-01");
  }

  @Override
  public Refusal why(GauntletMove move, Board board) {
    if (!(move instanceof GauntletMove.Choose choose)) return Answers.otherwise(move, "chooseHero");
    return Because.of(board.isThanos(choose.seat()) ? "G-RULE-31" : "G-HERO-4-01", "heroesOnly");
  }

  @Override
  public boolean asksAnyway() {
    return false;
  }

  @Override
  public void addTo(Fingerprint fingerprint) {
    fingerprint.add("give token");
  }
}
