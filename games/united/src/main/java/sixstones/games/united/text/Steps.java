package sixstones.games.united.text;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import sixstones.games.united.actions.CarryRick;
import sixstones.games.united.actions.GiveActions;
import sixstones.games.united.actions.TakeGivenActions;
import sixstones.games.united.damage.AskForReactions;
import sixstones.games.united.damage.DiscardCard;
import sixstones.games.united.damage.FinishDamage;
import sixstones.games.united.damage.KoBam;
import sixstones.games.united.damage.KoEffect;
import sixstones.games.united.damage.OrderKos;
import sixstones.games.united.damage.React;
import sixstones.games.united.damage.RedirectDamage;
import sixstones.games.united.damage.ResolveKos;
import sixstones.games.united.damage.TakeDamage;
import sixstones.games.united.decks.AddFacedown;
import sixstones.games.united.gear.ChargeGear;
import sixstones.games.united.heroturn.ChooseTurn;
import sixstones.games.united.heroturn.DropToken;
import sixstones.games.united.heroturn.HeroStage;
import sixstones.games.united.heroturn.IgnoreSymbol;
import sixstones.games.united.heroturn.PlayCard;
import sixstones.games.united.heroturn.StartHero;
import sixstones.games.united.heroturn.TakeActions;
import sixstones.games.united.heroturn.UseLocation;
import sixstones.games.united.missions.OrderMissions;
import sixstones.games.united.setup.ChooseBattlePlan;
import sixstones.games.united.setup.ChooseFirst;
import sixstones.games.united.setup.ChooseHero;
import sixstones.games.united.setup.ChooseRemoved;
import sixstones.games.united.setup.ChooseSupport;
import sixstones.games.united.setup.ChooseSupportCard;
import sixstones.games.united.setup.ChooseSupportHero;
import sixstones.games.united.setup.GiveToken;
import sixstones.games.united.setup.PlaceVillain;
import sixstones.games.united.setup.RemoveCard;
import sixstones.games.united.setup.SetupStage;
import sixstones.games.united.setup.TakeGear;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.Question;
import sixstones.games.united.steps.RestoreDeeds;
import sixstones.games.united.steps.Step;
import sixstones.games.united.steps.StepKind;
import sixstones.games.united.steps.WrittenParts;
import sixstones.games.united.supercards.DropSuper;
import sixstones.games.united.supercards.GiveSuper;
import sixstones.games.united.supercards.PlaySuperHero;
import sixstones.games.united.supercards.PlaySuperVillain;
import sixstones.games.united.supercards.SuperWindow;
import sixstones.games.united.support.OfferPlans;
import sixstones.games.united.support.UsePlans;
import sixstones.games.united.tokens.Overflow;
import sixstones.games.united.tokens.OverflowEffect;
import sixstones.games.united.verbs.Verbs;
import sixstones.games.united.villainturn.Arrivals;
import sixstones.games.united.villainturn.NameDestination;
import sixstones.games.united.villainturn.OrderArrivals;
import sixstones.games.united.villainturn.OrderSweep;
import sixstones.games.united.villainturn.PlaceToken;
import sixstones.games.united.villainturn.PlayPlan;
import sixstones.games.united.villainturn.Sweep;
import sixstones.games.united.villainturn.VillainStage;

/** Steps by the words for them. */
public final class Steps {

  private static final List<StepKind> KINDS =
      List.of(
          CarryOut.KIND,
          RestoreDeeds.KIND,
          TakeDamage.KIND,
          AskForReactions.KIND,
          FinishDamage.KIND,
          ResolveKos.KIND,
          KoEffect.KIND,
          KoBam.KIND,
          Arrivals.KIND,
          Sweep.KIND,
          SuperWindow.KIND,
          Overflow.KIND,
          OverflowEffect.KIND,
          StartHero.KIND,
          GiveActions.KIND,
          OfferPlans.KIND,
          RemoveCard.KIND,
          ChooseSupport.KIND,
          DiscardCard.KIND,
          React.KIND,
          RedirectDamage.KIND,
          OrderKos.KIND,
          OrderSweep.KIND,
          OrderArrivals.KIND,
          OrderMissions.KIND,
          PlaySuperHero.KIND,
          NameDestination.KIND,
          ChargeGear.KIND,
          ChooseTurn.KIND,
          PlayCard.KIND,
          IgnoreSymbol.KIND,
          UseLocation.KIND,
          UsePlans.KIND,
          CarryRick.KIND,
          PlayPlan.KIND,
          AddFacedown.KIND,
          PlaceToken.KIND,
          PlaySuperVillain.KIND,
          DropToken.KIND,
          ChooseFirst.KIND,
          PlaceVillain.KIND,
          ChooseHero.KIND,
          ChooseRemoved.KIND,
          TakeGear.KIND,
          DropSuper.KIND,
          GiveSuper.KIND,
          GiveToken.KIND,
          ChooseSupportHero.KIND,
          ChooseSupportCard.KIND,
          ChooseBattlePlan.KIND,
          TakeActions.KIND,
          TakeGivenActions.KIND,
          Question.KIND);

  private static final Map<String, Function<WrittenParts, Step>> READERS = readers();

  private Steps() {}

  public static Step named(String word, WrittenParts parts) {
    var reader = READERS.get(word);
    if (reader == null) throw new IllegalArgumentException("there is no step \"" + word + "\"");
    return reader.apply(parts);
  }

  private static Map<String, Function<WrittenParts, Step>> readers() {
    var readers = new HashMap<String, Function<WrittenParts, Step>>();
    for (var stage : VillainStage.values()) readers.put(stage.id(), _ -> stage);
    for (var stage : HeroStage.values()) readers.put(stage.id(), _ -> stage);
    for (var stage : SetupStage.values()) readers.put(stage.id(), _ -> stage);
    for (var kind : KINDS) readers.put(kind.word(), kind.reader());
    for (var verb : Verbs.ALL) {
      verb.questions()
          .forEach(
              (word, reader) ->
                  readers.put(word, parts -> reader.apply(CarryOut.read(parts), parts)));
    }
    return Map.copyOf(readers);
  }
}
