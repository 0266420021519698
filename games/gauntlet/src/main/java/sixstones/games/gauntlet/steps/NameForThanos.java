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
import sixstones.games.gauntlet.state.Board;

/** G-HERO-1-01: the active hero names a value. */
public record NameForThanos() implements Step {

  public static final Step STEP = new NameForThanos();

  /** G-RULE-08: the highest value of Thanos' deck. */
  private static final int MOST = 7;

  @Override
  public int chooser(Board board) {
    return board.active();
  }

  @Override
  public int guessed(Board board) {
    return Bits.of(board.thanos());
  }

  @Override
  public Phrase prompt() {
    return Answers.prompt("guessThanos");
  }

  @Override
  public void moves(Board board, MoveList<GauntletMove> into) {
    Answers.values(MOST, into);
  }

  @Override
  public void answer(GauntletMove move, Play play) {
    var board = play.board();
    int value = ((GauntletMove.Name) move).value();
    play.log().named(board.active(), value);
    int thanos = board.thanos();
    if (Bits.has(Box.values(board.hand(thanos)), value)) {
      play.log().checked(thanos, value, true, "G-HERO-1-02");
      play.ask(new LoseCard(value));
    } else {
      play.log().checked(thanos, value, false, "G-HERO-1-04");
      Knowledge.exclude(board, thanos, Bits.of(value));
    }
  }

  @Override
  public Refusal why(GauntletMove move, Board board) {
    return move instanceof GauntletMove.Name
        ? Because.of("G-RULE-08", "oneToSeven")
        : Answers.otherwise(move, "nameFirst");
  }

  @Override
  public boolean asksAnyway() {
    return false;
  }

  @Override
  public void addTo(Fingerprint fingerprint) {
    fingerprint.add("guess thanos");
  }
}
