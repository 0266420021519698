package sixstones.games.united.setup;

import static sixstones.games.united.steps.Because.refuse;

import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.united.box.Box;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.SharedMoves;
import sixstones.games.united.moves.UnitedMove;
import sixstones.games.united.moves.UnitedMove.Pick;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Member;
import sixstones.games.united.steps.Asking;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;

/** Whether a Hero takes Gear, and which. */
public record TakeGear(Member hero) implements Asking {
  @Override
  public String id() {
    return "take-gear";
  }

  @Override
  public void parts(Parts to) {
    to.put("hero", hero.index());
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
        if (gear.owner() < 0 && board.gear().owner(gear.index()).isNobody()) {
          into.add(SharedMoves.pick(PickKind.GEAR, gear.index()));
        }
      }
    }
    into.add(SharedMoves.DECLINE);
  }

  @Override
  public void answer(Play game, UnitedMove move) {
    if (move.equals(SharedMoves.DECLINE)) return;
    Preparation.takeGear(game, hero, move instanceof Pick pick ? pick.value() : -1);
  }

  @Override
  public Phrase prompt(Board board) {
    return Asking.prompt(id()).name("hero", board.team().hero(hero).key());
  }

  @Override
  public Refusal whyNot(Board board, Pick pick) {
    if (pick.kind() != PickKind.GEAR) return Asking.super.whyNot(board, pick);
    if (Box.gear(pick.value()).owner() >= 0) return refuse("U-GEAR-04", "gearOfOther");
    return !board.gear().owner(pick.value()).isNobody()
        ? refuse("U-GEAR-07", "gearTaken")
        : refuse("U-GEAR-06", "gearUniversal");
  }
}
