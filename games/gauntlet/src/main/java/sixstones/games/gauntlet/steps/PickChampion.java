package sixstones.games.gauntlet.steps;

import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.gauntlet.box.Effect;
import sixstones.games.gauntlet.moves.GauntletMove;
import sixstones.games.gauntlet.state.Table;

/** G-HERO-6-01: who may fight. */
public record PickChampion() implements Step {

  public static final Step STEP = new PickChampion();

  @Override
  public int chooser(Table table) {
    return table.active();
  }

  @Override
  public Phrase prompt() {
    return Answers.prompt("champion");
  }

  @Override
  public void moves(Table table, MoveList<GauntletMove> into) {
    Answers.heroes(table, Table.NONE, into);
  }

  @Override
  public void answer(GauntletMove move, Play play) {
    int hero = ((GauntletMove.Choose) move).seat();
    play.log().chose(play.table().active(), hero, "G-HERO-6-01");
    play.ask(MayFight.of(hero, Effect.CHAMPION));
  }

  @Override
  public Refusal whyNot(GauntletMove move, Table table) {
    if (!(move instanceof GauntletMove.Choose choose)) return Answers.otherwise(move, "chooseHero");
    return Answers.because(
        table.isThanos(choose.seat()) ? "G-RULE-31" : "G-HERO-6-01", "heroesOnly");
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
