package sixstones.games.united.steps;

import sixstones.engine.MoveList;
import sixstones.games.united.box.BattlePlan;
import sixstones.games.united.box.Gear;
import sixstones.games.united.box.HeroCard;
import sixstones.games.united.box.PlanCard;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.SharedMoves;
import sixstones.games.united.moves.UnitedMove;

/** Two spellings of one thing: what is said in another way than it is offered. */
public final class Meaning {

  private Meaning() {}

  public static UnitedMove of(Asking step, UnitedMove said, MoveList<UnitedMove> legal) {
    var meant = other(step, said, legal);
    return legal.contains(meant) ? meant : said;
  }

  private static UnitedMove other(Asking step, UnitedMove said, MoveList<UnitedMove> legal) {
    return switch (said) {
      case UnitedMove.Say say ->
          switch (say.word()) {
            case END -> step.partOfTurn() == PartOfTurn.GIVEN_ACTIONS ? SharedMoves.DECLINE : said;
            case DECLINE -> SharedMoves.END;
            case USE -> only(step, legal);
            case STANDARD, SPECIAL, LOCATION -> said;
          };
      case UnitedMove.Pick pick -> other(pick);
      case UnitedMove.Play play -> SharedMoves.pick(PickKind.CARD, play.card());
      case UnitedMove.PlaySupport support -> SharedMoves.pick(PickKind.SUPPORT, support.card());
      case UnitedMove.UsePlan plan -> SharedMoves.pick(PickKind.BATTLE_PLAN, plan.plan());
      case UnitedMove.UseGear gear -> SharedMoves.pick(PickKind.GEAR, gear.gear());
      case UnitedMove.PlayPlan plan ->
          plan.with() == null ? SharedMoves.pick(PickKind.PLAN, plan.plan()) : said;
      case UnitedMove.Go _,
          UnitedMove.Attack _,
          UnitedMove.Rescue _,
          UnitedMove.Fill _,
          UnitedMove.MoveRick _ ->
          said;
    };
  }

  /** A card that is picked is played, or used. */
  private static UnitedMove other(UnitedMove.Pick pick) {
    if (pick.thing() instanceof HeroCard card) {
      return pick.kind() == PickKind.SUPPORT ? SharedMoves.support(card) : SharedMoves.play(card);
    }
    if (pick.thing() instanceof BattlePlan plan) return SharedMoves.battlePlan(plan);
    if (pick.thing() instanceof Gear gear) return SharedMoves.gear(gear);
    return pick.thing() instanceof PlanCard plan ? new UnitedMove.PlayPlan(plan, null) : pick;
  }

  /** Yes, where it is the only thing beside no. */
  private static UnitedMove only(Asking step, MoveList<UnitedMove> legal) {
    boolean yesOrNo = legal.size() == 2 && legal.get(1).equals(SharedMoves.DECLINE);
    return yesOrNo && step.partOfTurn() != PartOfTurn.GIVEN_ACTIONS
        ? legal.get(0)
        : SharedMoves.USE;
  }
}
