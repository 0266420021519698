package sixstones.games.gauntlet.steps;

import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.gauntlet.box.Effect;
import sixstones.games.gauntlet.moves.Because;
import sixstones.games.gauntlet.moves.GauntletMove;
import sixstones.games.gauntlet.moves.SharedMoves;
import sixstones.games.gauntlet.state.Board;

/**
 * Black Dwarf or the Space Stone: whether and whom Thanos fights.
 *
 * @param effect which of the two
 * @param fights how many fights are left, this one included
 * @param not the hero already fought, or {@link Board#NONE}
 */
public record PickFight(Effect effect, int fights, int not) implements Step {

  static final Step ONE = new PickFight(Effect.BLACK_DWARF, 1, Board.NONE);
  static final Step TWO = new PickFight(Effect.SPACE_STONE, 2, Board.NONE);

  @Override
  public int chooser(Board board) {
    return board.active();
  }

  @Override
  public Phrase prompt() {
    return Answers.prompt("fight");
  }

  @Override
  public void moves(Board board, MoveList<GauntletMove> into) {
    Answers.heroes(board, not, into);
    into.add(SharedMoves.DECLINE);
  }

  @Override
  public void answer(GauntletMove move, Play play) {
    int thanos = play.board().thanos();
    if (move instanceof GauntletMove.Choose choose) {
      play.log().chose(thanos, choose.seat(), effect.rule());
      play.ask(new PickCard(choose.seat(), effect, fights - 1));
    } else {
      play.log().declined(thanos, effect.rule());
    }
  }

  @Override
  public Refusal why(GauntletMove move, Board board) {
    return move instanceof GauntletMove.Choose choose
        ? Because.of(effect.rule(), choose.seat() == not ? "anotherHero" : "heroesOnly")
        : Because.of(effect.rule(), "chooseOrDecline");
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
