package sixstones.games.gauntlet.steps;

import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.gauntlet.box.Effect;
import sixstones.games.gauntlet.moves.GauntletMove;
import sixstones.games.gauntlet.moves.SharedMoves;
import sixstones.games.gauntlet.state.Table;

/**
 * Black Dwarf or the Space Stone: whether and whom Thanos fights.
 *
 * @param effect which of the two
 * @param fights how many fights are left, this one included
 * @param not the hero already fought, or {@link Table#NONE}
 */
public record PickFight(Effect effect, int fights, int not) implements Step {

  static final Step ONE = new PickFight(Effect.BLACK_DWARF, 1, Table.NONE);
  static final Step TWO = new PickFight(Effect.SPACE_STONE, 2, Table.NONE);

  @Override
  public int chooser(Table table) {
    return table.active();
  }

  @Override
  public Phrase prompt() {
    return Answers.prompt("fight");
  }

  @Override
  public void moves(Table table, MoveList<GauntletMove> into) {
    Answers.heroes(table, not, into);
    into.add(SharedMoves.DECLINE);
  }

  @Override
  public void answer(GauntletMove move, Play play) {
    int thanos = play.table().thanos();
    if (move instanceof GauntletMove.Choose choose) {
      play.log().chose(thanos, choose.seat(), effect.rule());
      play.ask(new PickCard(choose.seat(), effect, fights - 1));
    } else {
      play.log().declined(thanos, effect.rule());
    }
  }

  @Override
  public Refusal whyNot(GauntletMove move, Table table) {
    return move instanceof GauntletMove.Choose choose
        ? Answers.because(effect.rule(), choose.seat() == not ? "anotherHero" : "heroesOnly")
        : Answers.because(effect.rule(), "chooseOrDecline");
  }

  @Override
  public boolean asksAnyway() {
    return false;
  }

  @Override
  public void addTo(Fingerprint fingerprint) {
    fingerprint.add("pick fight").add(effect).add(fights).add(not);
  }
}
