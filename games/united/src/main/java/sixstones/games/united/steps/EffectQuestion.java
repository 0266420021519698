package sixstones.games.united.steps;

import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.united.log.Sources;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.UnitedMove;
import sixstones.games.united.moves.UnitedMove.Pick;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Member;

/** A question of an effect. */
public interface EffectQuestion extends Selection {

  /** The effect that asks. */
  CarryOut of();

  /** What the question remembers besides. */
  default void memory(Parts to) {}

  @Override
  default void parts(Parts to) {
    memory(to);
    to.put("options", options());
    of().parts(to);
  }

  /** U-TIE-02, U-TIE-03, U-RULE-55. */
  @Override
  default int chooser(Board board) {
    var context = of().context();
    if (context.by() == Context.VILLAIN && board.mode().hasVillainSeat()) return 0;
    if (context.by() >= 0) return board.seatOf(Member.of(context.by()));
    boolean own = !context.actor().isNobody() && context.by() == Context.USUAL;
    return board.seatOf(own ? context.actor() : board.decider());
  }

  @Override
  default Phrase prompt(Board board) {
    return Asking.prompt(of().verb().prompt(this)).name("source", Sources.key(of().effects()));
  }

  @Override
  default Phrase label(Board board, UnitedMove answer) {
    if (!(answer instanceof Pick(var kind, int picked))) return answer.label();
    if (kind == PickKind.OPTION) return Phrase.of(of().verb().optionKey(this, picked));
    return kind == PickKind.STORY ? StoryCards.label(board, picked) : answer.label();
  }

  @Override
  default String rule() {
    return of().verb().rule(of().context());
  }

  @Override
  default Refusal whyNot(Board board, Pick left) {
    return NoPick.why(board, this, left);
  }
}
