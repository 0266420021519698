package sixstones.games.united.steps;

import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.united.box.Threat;
import sixstones.games.united.log.Sources;
import sixstones.games.united.moves.Option;
import sixstones.games.united.moves.UnitedMove;
import sixstones.games.united.moves.UnitedMove.Pick;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Chooser.Part;
import sixstones.games.united.state.Member;
import sixstones.games.united.state.StoryPlace;

/** A question of an effect. */
public interface EffectQuestion<T> extends Selection<T> {

  /** The effect that asks. */
  CarryOut of();

  /** What the question remembers besides. */
  default void memory(Parts to) {}

  @Override
  default void parts(Parts to) {
    memory(to);
    to.options(this);
    of().parts(to);
  }

  /** U-TIE-02, U-TIE-03, U-RULE-55. */
  @Override
  default int chooser(Board board) {
    var context = of().context();
    int decider = board.seatOf(board.decider());
    return switch (context.by()) {
      case Member hero -> board.seatOf(hero);
      case Part.USUAL -> context.actor().isNobody() ? decider : board.seatOf(context.actor());
      case Part.VILLAIN -> board.mode().hasVillainSeat() ? 0 : decider;
      case Part.DECIDER -> decider;
    };
  }

  @Override
  default Phrase prompt(Board board) {
    return Asking.prompt(of().verb().prompt(this)).name("source", Sources.key(of().effects()));
  }

  @Override
  default Phrase label(Board board, UnitedMove answer) {
    if (!(answer instanceof Pick pick)) return answer.label();
    return switch (pick.thing()) {
      case Option option -> Phrase.of(of().verb().optionKey(this, option));
      case StoryPlace place -> StoryCards.label(board, place);
      case Threat threat -> ThreatCards.label(board, pick, threat);
      default -> of().verb().label(board, pick);
    };
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
