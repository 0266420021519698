package sixstones.games.united;

import java.util.List;
import sixstones.games.united.effects.Form;
import sixstones.games.united.steps.VerbKind;
import sixstones.games.united.verbs.Act;
import sixstones.games.united.verbs.Add;
import sixstones.games.united.verbs.AddCrisis;
import sixstones.games.united.verbs.AddMix;
import sixstones.games.united.verbs.BamAsIf;
import sixstones.games.united.verbs.BanTokens;
import sixstones.games.united.verbs.CancelOverflow;
import sixstones.games.united.verbs.CarryRickJones;
import sixstones.games.united.verbs.Charge;
import sixstones.games.united.verbs.Choose;
import sixstones.games.united.verbs.CoverSymbol;
import sixstones.games.united.verbs.CyclePlan;
import sixstones.games.united.verbs.DamageEach;
import sixstones.games.united.verbs.DamageHenchman;
import sixstones.games.united.verbs.DamageHeroes;
import sixstones.games.united.verbs.DamageTarget;
import sixstones.games.united.verbs.Defeat;
import sixstones.games.united.verbs.Delay;
import sixstones.games.united.verbs.Discard;
import sixstones.games.united.verbs.Draw;
import sixstones.games.united.verbs.DrawForOne;
import sixstones.games.united.verbs.DrawUpTo;
import sixstones.games.united.verbs.EndStep;
import sixstones.games.united.verbs.FacedownPlan;
import sixstones.games.united.verbs.FlipUp;
import sixstones.games.united.verbs.ForEach;
import sixstones.games.united.verbs.Forbid;
import sixstones.games.united.verbs.ForcePlay;
import sixstones.games.united.verbs.Forgo;
import sixstones.games.united.verbs.GainToken;
import sixstones.games.united.verbs.Guard;
import sixstones.games.united.verbs.Heal;
import sixstones.games.united.verbs.If;
import sixstones.games.united.verbs.IgnoreSymbols;
import sixstones.games.united.verbs.Immunity;
import sixstones.games.united.verbs.Invulnerable;
import sixstones.games.united.verbs.LoseToken;
import sixstones.games.united.verbs.May;
import sixstones.games.united.verbs.MissionLose;
import sixstones.games.united.verbs.Modify;
import sixstones.games.united.verbs.MoveHero;
import sixstones.games.united.verbs.MoveThreat;
import sixstones.games.united.verbs.MoveVillain;
import sixstones.games.united.verbs.OthersAct;
import sixstones.games.united.verbs.PeekPlan;
import sixstones.games.united.verbs.PlaceRickJones;
import sixstones.games.united.verbs.Prevent;
import sixstones.games.united.verbs.Redirect;
import sixstones.games.united.verbs.RedistributeTokens;
import sixstones.games.united.verbs.RefreshRow;
import sixstones.games.united.verbs.Relocate;
import sixstones.games.united.verbs.Remove;
import sixstones.games.united.verbs.RemovePlan;
import sixstones.games.united.verbs.ReplaceHero;
import sixstones.games.united.verbs.Rescue;
import sixstones.games.united.verbs.ReturnLast;
import sixstones.games.united.verbs.ReturnThreat;
import sixstones.games.united.verbs.ReverseOrder;
import sixstones.games.united.verbs.SetMove;
import sixstones.games.united.verbs.Shelter;
import sixstones.games.united.verbs.SkipDraw;
import sixstones.games.united.verbs.SplitTokens;
import sixstones.games.united.verbs.Stun;
import sixstones.games.united.verbs.SwapLatest;
import sixstones.games.united.verbs.SwapOwn;
import sixstones.games.united.verbs.TakeInstead;
import sixstones.games.united.verbs.ThreatToken;
import sixstones.games.united.verbs.Track;
import sixstones.games.united.verbs.TreatSymbols;
import sixstones.games.united.verbs.UseEndOfTurn;
import sixstones.games.united.verbs.VillainDestination;
import sixstones.games.united.verbs.WalkHero;
import sixstones.games.united.verbs.Watch;

/** The verbs of the card language, in the order in which the document tells of them. */
public final class Verbs {

  public static final List<VerbKind> ALL =
      List.of(
          Choose.KIND,
          May.KIND,
          If.KIND,
          ForEach.KIND,
          Watch.KIND,
          EndStep.KIND,
          Act.KIND,
          OthersAct.KIND,
          TreatSymbols.KIND,
          GainToken.KIND,
          LoseToken.KIND,
          Draw.KIND,
          DrawForOne.KIND,
          DrawUpTo.KIND,
          Discard.KIND,
          MoveHero.KIND,
          WalkHero.KIND,
          ReplaceHero.KIND,
          DamageHeroes.KIND,
          DamageTarget.KIND,
          Prevent.KIND,
          Guard.KIND,
          Invulnerable.KIND,
          Shelter.KIND,
          Redirect.KIND,
          TakeInstead.KIND,
          DamageHenchman.KIND,
          DamageEach.KIND,
          Rescue.KIND,
          Defeat.KIND,
          Charge.KIND,
          UseEndOfTurn.KIND,
          Add.KIND,
          AddMix.KIND,
          AddCrisis.KIND,
          Remove.KIND,
          Relocate.KIND,
          ThreatToken.KIND,
          MoveVillain.KIND,
          VillainDestination.KIND,
          SetMove.KIND,
          MoveThreat.KIND,
          ReturnThreat.KIND,
          Heal.KIND,
          Track.KIND,
          MissionLose.KIND,
          BamAsIf.KIND,
          Stun.KIND,
          Delay.KIND,
          Delay.HASTEN,
          FacedownPlan.KIND,
          PeekPlan.KIND,
          RemovePlan.KIND,
          CyclePlan.KIND,
          SplitTokens.KIND,
          RedistributeTokens.KIND,
          CancelOverflow.KIND,
          PlaceRickJones.KIND,
          CarryRickJones.KIND,
          FlipUp.KIND,
          SwapOwn.KIND,
          SwapLatest.KIND,
          ReturnLast.KIND,
          CoverSymbol.KIND,
          IgnoreSymbols.KIND,
          ForcePlay.KIND,
          ReverseOrder.KIND,
          SkipDraw.KIND,
          Forgo.KIND,
          RefreshRow.KIND,
          BanTokens.KIND,
          Immunity.KIND,
          Forbid.KIND,
          Modify.KIND);

  private Verbs() {}

  /** All ways to use them. */
  public static List<Form> forms() {
    return ALL.stream().flatMap(verb -> verb.forms().stream()).toList();
  }
}
