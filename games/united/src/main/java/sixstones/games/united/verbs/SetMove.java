package sixstones.games.united.verbs;

import sixstones.engine.Bits;
import sixstones.engine.phrase.Phrase;
import sixstones.games.united.box.Box;
import sixstones.games.united.effects.Given;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.moves.Count;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.UnitedMove.Pick;
import sixstones.games.united.state.Board;
import sixstones.games.united.steps.AskingVerb;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.VerbKind;

/** Another move value for the plan card, up to the largest. */
public record SetMove(int max) implements AskingVerb<Count> {

  public static final VerbKind KIND =
      VerbKind.named("set_move")
          .form(
              "another move value for the plan card",
              at -> new SetMove(at.number("max")),
              Slot.number("max", 0, 6))
          .needing(Given.PLAN);

  @Override
  public void begin(Play game, CarryOut step) {
    step.askIfAny(game, PickKind.NUMBER, Bits.all(max + 1));
  }

  /** A number says nothing unless it says where it leads; U-RULE-80: a Hero's word outweighs it. */
  @Override
  public Phrase label(Board board, Pick pick) {
    if (!(pick.thing() instanceof Count number) || !board.turn().destinationBy().isNobody()) {
      return pick.label();
    }
    var to = board.dashboard().at().clockwise(number.n());
    var key = number.n() == 0 ? "stay" : number.n() == Box.RING ? "round" : "go";
    return number
        .in(Phrase.of("united.pick.steps." + key))
        .name("location", board.ring().tile(to).key());
  }

  @Override
  public void answer(Play game, CarryOut step, Count number) {
    game.turn.ofVillain().move(number.n());
  }
}
