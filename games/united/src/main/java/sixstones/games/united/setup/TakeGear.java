package sixstones.games.united.setup;

import java.util.List;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.united.box.Box;
import sixstones.games.united.box.Gear;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.SharedMoves;
import sixstones.games.united.moves.UnitedMove;
import sixstones.games.united.moves.UnitedMove.Pick;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Member;
import sixstones.games.united.steps.Asking;
import sixstones.games.united.steps.Because;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.StepKind;

/** Whether a Hero takes Gear, and which. */
public record TakeGear(Member hero) implements Asking {

  public static final StepKind KIND =
      new StepKind("take-gear", parts -> new TakeGear(parts.hero("hero")));

  @Override
  public String id() {
    return KIND.word();
  }

  @Override
  public void parts(Parts to) {
    to.put("hero", hero);
  }

  @Override
  public int chooser(Board board) {
    return board.seatOf(hero);
  }

  @Override
  public String rule() {
    return "U-GEAR-01";
  }

  @Override
  public void moves(Board board, MoveList<UnitedMove> into) {
    if (!board.team().hero(hero).gear().isEmpty()) {
      into.add(SharedMoves.USE);
    } else {
      for (var gear : Box.gears()) {
        if (gear.isUniversal() && board.gear().owner(gear).isNobody()) {
          into.add(SharedMoves.pick(PickKind.GEAR, gear));
        }
      }
    }
    into.add(SharedMoves.DECLINE);
  }

  @Override
  public void answer(Play game, UnitedMove move) {
    if (move.equals(SharedMoves.DECLINE)) return;
    if (move instanceof Pick(_, Gear gear)) Preparation.takeGear(game, hero, List.of(gear));
    else Preparation.takeGear(game, hero, game.team.hero(hero).gear());
  }

  @Override
  public Phrase prompt(Board board) {
    return Asking.prompt(id()).name("hero", board.team().hero(hero).key());
  }

  @Override
  public Refusal whyNot(Board board, Pick pick) {
    if (!(pick.thing() instanceof Gear gear)) return Asking.super.whyNot(board, pick);
    if (!gear.isUniversal()) return Because.of("U-GEAR-04", "gearOfOther");
    return !board.gear().owner(gear).isNobody()
        ? Because.of("U-GEAR-07", "gearTaken")
        : Because.of("U-GEAR-06", "gearUniversal");
  }
}
