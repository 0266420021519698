package sixstones.games.united.verbs;

import java.util.List;
import sixstones.games.united.effects.Form;
import sixstones.games.united.effects.Language;
import sixstones.games.united.steps.VerbKind;

/** The verbs of the card language, in the order in which the document tells of them. */
public final class Verbs implements Language {

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

  @Override
  public List<Form> forms() {
    return ALL.stream().flatMap(verb -> verb.forms().stream()).toList();
  }
}
