package sixstones.games.gauntlet.steps;

import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.gauntlet.moves.GauntletMove;
import sixstones.games.gauntlet.state.Table;

/** G-HERO-4-01: who gets the token. */
public record GiveToken() implements Step {

  public static final Step STEP = new GiveToken();

  @Override
  public int chooser(Table table) {
    return table.active();
  }

  @Override
  public Phrase prompt() {
    return Answers.prompt("token");
  }

  @Override
  public void moves(Table table, MoveList<GauntletMove> into) {
    Answers.heroes(table, Table.NONE, into);
  }

  @Override
  public void answer(GauntletMove move, Play play) {
    var table = play.table();
    int seat = ((GauntletMove.Choose) move).seat();
    table.tokens(seat, table.tokens(seat) + 1);
    play.log().gotTokens(seat, 1, "G-HERO-4-01");
  }

  @Override
  public Refusal whyNot(GauntletMove move, Table table) {
    if (!(move instanceof GauntletMove.Choose choose)) return Answers.otherwise(move, "chooseHero");
    return Answers.because(
        table.isThanos(choose.seat()) ? "G-RULE-31" : "G-HERO-4-01", "heroesOnly");
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
