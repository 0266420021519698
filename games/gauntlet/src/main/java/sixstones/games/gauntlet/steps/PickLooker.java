package sixstones.games.gauntlet.steps;

import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.gauntlet.knowledge.Knowledge;
import sixstones.games.gauntlet.moves.GauntletMove;
import sixstones.games.gauntlet.state.Note;
import sixstones.games.gauntlet.state.Table;

/** G-HERO-2-01: another hero who looks. */
public record PickLooker() implements Step {

  public static final Step STEP = new PickLooker();

  @Override
  public int chooser(Table table) {
    return table.active();
  }

  @Override
  public Phrase prompt() {
    return Answers.prompt("looker");
  }

  @Override
  public void moves(Table table, MoveList<GauntletMove> into) {
    Answers.heroes(table, table.active(), into);
  }

  @Override
  public void answer(GauntletMove move, Play play) {
    int looker = ((GauntletMove.Choose) move).seat();
    play.log().chose(play.table().active(), looker, "G-HERO-2-01");
    look(looker, play);
  }

  @Override
  public Refusal whyNot(GauntletMove move, Table table) {
    if (!(move instanceof GauntletMove.Choose choose)) return Answers.otherwise(move, "chooseHero");
    return choose.seat() == table.active()
        ? Answers.because("G-HERO-2-01", "anotherHero")
        : Answers.because("G-HERO-2-01", "heroesOnly");
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
    Knowledge.sees(play.table(), looker, card);
    course.note(looker, card, play.table().thanos(), Note.How.LOOKED);
    play.log().looked(looker, card);
  }
}
