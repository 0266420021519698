package sixstones.games.gauntlet.steps;

import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.gauntlet.knowledge.Knowledge;
import sixstones.games.gauntlet.moves.Because;
import sixstones.games.gauntlet.moves.GauntletMove;
import sixstones.games.gauntlet.state.Board;
import sixstones.games.gauntlet.state.Note;

/** G-HERO-2-01: another hero who looks. */
public record PickLooker() implements Step {

  public static final Step STEP = new PickLooker();

  @Override
  public int chooser(Board board) {
    return board.active();
  }

  @Override
  public Phrase prompt() {
    return Answers.prompt("looker");
  }

  @Override
  public void moves(Board board, MoveList<GauntletMove> into) {
    Answers.heroes(board, board.active(), into);
  }

  @Override
  public void answer(GauntletMove move, Play play) {
    int looker = ((GauntletMove.Choose) move).seat();
    play.log().chose(play.board().active(), looker, "G-HERO-2-01");
    look(looker, play);
  }

  @Override
  public Refusal why(GauntletMove move, Board board) {
    if (!(move instanceof GauntletMove.Choose choose)) return Answers.otherwise(move, "chooseHero");
    return choose.seat() == board.active()
        ? Because.of("G-HERO-2-01", "anotherHero")
        : Because.of("G-HERO-2-01", "heroesOnly");
  }

  @Override
  public boolean asksAnyway() {
    return false;
  }

  @Override
  public void addTo(Fingerprint fingerprint) {
    fingerprint.add("pick looker");
  }

  /** G-HERO-2-02. Thanos knows which card was seen (G-RULE-34). */
  static void look(int looker, Play play) {
    var course = play.course();
    var card = course.randomCardOfThanos();
    Knowledge.sees(play.board(), looker, card);
    course.note(looker, card, play.board().thanos(), Note.How.LOOKED);
    play.log().looked(looker, card);
  }
}
