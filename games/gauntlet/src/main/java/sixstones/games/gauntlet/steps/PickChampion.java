package sixstones.games.gauntlet.steps;

import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.gauntlet.box.Effect;
import sixstones.games.gauntlet.moves.Because;
import sixstones.games.gauntlet.moves.GauntletMove;
import sixstones.games.gauntlet.state.Board;

/** G-HERO-6-01: who may fight. */
public record PickChampion() implements Step {

  public static final Step STEP = new PickChampion();

  @Override
  public int chooser(Board board) {
    return board.active();
  }

  @Override
  public Phrase prompt() {
    return Answers.prompt("champion");
  }

  @Override
  public void moves(Board board, MoveList<GauntletMove> into) {
    Answers.heroes(board, Board.NONE, into);
  }

  @Override
  public void answer(GauntletMove move, Play play) {
    int hero = ((GauntletMove.Choose) move).seat();
    play.log().chose(play.board().active(), hero, "G-HERO-6-01");
    play.ask(MayFight.of(hero, Effect.CHAMPION));
  }

  @Override
  public Refusal why(GauntletMove move, Board board) {
    if (!(move instanceof GauntletMove.Choose choose)) return Answers.otherwise(move, "chooseHero");
    return Because.of(board.isThanos(choose.seat()) ? "G-RULE-31" : "G-HERO-6-01", "heroesOnly");
  }

  @Override
  public boolean asksAnyway() {
    return false;
  }

  @Override
  public void addTo(Fingerprint fingerprint) {
    fingerprint.add("pick champion");
  }
}
