package sixstones.games.united.text;

import java.util.HashMap;
import java.util.Map;
import java.util.function.BiFunction;
import sixstones.games.united.Verbs;
import sixstones.games.united.actions.CarryRick;
import sixstones.games.united.actions.GiveActions;
import sixstones.games.united.actions.TakeGivenActions;
import sixstones.games.united.damage.AskForReactions;
import sixstones.games.united.damage.DiscardCard;
import sixstones.games.united.damage.FinishDamage;
import sixstones.games.united.damage.Hit;
import sixstones.games.united.damage.KoBam;
import sixstones.games.united.damage.KoEffect;
import sixstones.games.united.damage.OrderKos;
import sixstones.games.united.damage.React;
import sixstones.games.united.damage.RedirectDamage;
import sixstones.games.united.damage.ResolveKos;
import sixstones.games.united.damage.TakeDamage;
import sixstones.games.united.decks.AddFacedown;
import sixstones.games.united.effects.Symbol;
import sixstones.games.united.effects.Trigger;
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
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.setup.ChooseBattlePlan;
import sixstones.games.united.setup.ChooseFirst;
import sixstones.games.united.setup.ChooseHero;
import sixstones.games.united.setup.ChooseRemoved;
import sixstones.games.united.setup.ChooseSupport;
import sixstones.games.united.setup.ChooseSupportCard;
import sixstones.games.united.setup.ChooseSupportHero;
import sixstones.games.united.setup.DropSuper;
import sixstones.games.united.setup.GiveSuper;
import sixstones.games.united.setup.GiveToken;
import sixstones.games.united.setup.PlaceVillain;
import sixstones.games.united.setup.RemoveCard;
import sixstones.games.united.setup.SetupStage;
import sixstones.games.united.setup.TakeGear;
import sixstones.games.united.state.Location;
import sixstones.games.united.state.Member;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.EffectQuestion;
import sixstones.games.united.steps.Question;
import sixstones.games.united.steps.RestoreDeeds;
import sixstones.games.united.steps.Step;
import sixstones.games.united.steps.WrittenParts;
import sixstones.games.united.supercards.PlaySuperHero;
import sixstones.games.united.supercards.PlaySuperVillain;
import sixstones.games.united.supercards.SuperWindow;
import sixstones.games.united.support.OfferPlans;
import sixstones.games.united.support.UsePlans;
import sixstones.games.united.tokens.Overflow;
import sixstones.games.united.tokens.OverflowEffect;
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

  private static final Map<String, Step> STAGES = stages();

  private static final Map<String, BiFunction<CarryOut, WrittenParts, EffectQuestion>> QUESTIONS =
      questions();

  private Steps() {}

  private static Map<String, Step> stages() {
    var stages = new HashMap<String, Step>();
    for (var stage : VillainStage.values()) stages.put(stage.id(), stage);
    for (var stage : HeroStage.values()) stages.put(stage.id(), stage);
    for (var stage : SetupStage.values()) stages.put(stage.id(), stage);
    return Map.copyOf(stages);
  }

  public static Step named(String id, WrittenParts parts) {
    var stage = STAGES.get(id);
    if (stage != null) return stage;
    return switch (id) {
      case "effects" -> effect(parts);
      case "restore" -> new RestoreDeeds(parts.number("did"));
      case "damage" -> new TakeDamage(Hit.read(parts));
      case "damage-reactions" -> new AskForReactions(Hit.read(parts), parts.number("next"));
      case "damage-end" -> new FinishDamage(Hit.read(parts));
      case "kos" -> new ResolveKos(parts.number("beyond"));
      case "ko-effect" -> new KoEffect(Member.of(parts.number("hero")));
      case "ko-bam" -> new KoBam(Member.of(parts.number("hero")));
      case "arrivals" -> new Arrivals(Location.of(parts.number("at")), parts.number("done"));
      case "sweep" ->
          new Sweep(
              Location.of(parts.number("start")), parts.number("further"), parts.number("done"));
      case "window" ->
          new SuperWindow(
              parts.one("event", Trigger.ALL), parts.number("subject"), parts.number("next"));
      case "overflow" -> new Overflow(Location.of(parts.number("at")));
      case "overflow-effect" -> new OverflowEffect(Location.of(parts.number("at")));
      case "start-hero" -> new StartHero(Member.of(parts.number("hero")));
      case "act-go" ->
          new GiveActions(
              parts.number("pool"),
              Location.of(parts.number("at")),
              parts.truth("single"),
              parts.number("foe"),
              parts.context());
      case "offer-plans" -> new OfferPlans(parts.number("plans"));
      case "setup-remove" ->
          new RemoveCard(Member.of(parts.number("hero")), parts.number("pattern"));
      case "setup-support" -> new ChooseSupport(parts.truth("random"));
      case "discard" ->
          new DiscardCard(
              Member.of(parts.number("hero")), parts.number("left"), parts.truth("damage"));
      case "react" -> new React(Hit.read(parts), parts.number("place"));
      case "redirect" ->
          new RedirectDamage(
              Member.of(parts.number("hero")), parts.number("amount"), parts.set("options"));
      case "ko-order" -> new OrderKos(parts.number("beyond"), parts.set("options"));
      case "sweep-order" ->
          new OrderSweep(
              Location.of(parts.number("start")),
              parts.number("further"),
              parts.number("done"),
              parts.set("options"));
      case "arrival-order" ->
          new OrderArrivals(
              Location.of(parts.number("at")), parts.number("done"), parts.set("options"));
      case "mission-order" -> new OrderMissions(parts.set("options"));
      case "window-ask" ->
          new PlaySuperHero(
              parts.one("event", Trigger.ALL), parts.number("subject"), parts.number("place"));
      case "destination" -> new NameDestination(Member.of(parts.number("hero")));
      case "charge" -> new ChargeGear(parts.number("gear"));
      case "turn-choice" -> new ChooseTurn();
      case "play-card" -> new PlayCard();
      case "ignore-symbol" -> new IgnoreSymbol(parts.set("options"));
      case "location-effect" -> new UseLocation(Location.of(parts.number("at")));
      case "use-plans" -> new UsePlans(parts.number("plans"));
      case "carry-rick" ->
          new CarryRick(Member.of(parts.number("hero")), Location.of(parts.number("to")));
      case "play-plan" -> new PlayPlan();
      case "facedown-plan" -> new AddFacedown(parts.set("options"));
      case "split" ->
          new PlaceToken(parts.number("pool"), parts.number("full"), parts.set("options"));
      case "super-end" -> new PlaySuperVillain(parts.set("options"));
      case "token-limit" -> new DropToken(parts.set("options"));
      case "first-hero" -> new ChooseFirst(parts.set("options"));
      case "villain-start" -> new PlaceVillain();
      case "choose-hero" -> new ChooseHero(Member.of(parts.number("hero")));
      case "remove-card" ->
          new ChooseRemoved(Member.of(parts.number("hero")), parts.set("options"));
      case "take-gear" -> new TakeGear(Member.of(parts.number("hero")));
      case "drop-super" -> new DropSuper(parts.set("options"));
      case "give-super" ->
          new GiveSuper(
              Member.of(parts.number("hero")), parts.number("left"), parts.set("options"));
      case "give-token" -> new GiveToken(parts.one("token", Symbol.ALL), parts.set("options"));
      case "support-hero" -> new ChooseSupportHero();
      case "support-card" -> new ChooseSupportCard(parts.number("hero"), parts.number("left"));
      case "battle-plan" -> new ChooseBattlePlan(parts.number("budget"), parts.set("options"));
      case "actions" -> new TakeActions();
      case "act-now" ->
          new TakeGivenActions(
              parts.number("pool"),
              Location.of(parts.number("at")),
              parts.truth("single"),
              parts.number("foe"),
              parts.context());
      case "ask" -> new Question(effect(parts), parts.one("pick", PickKind.ALL), parts.options());
      default -> {
        var question = QUESTIONS.get(id);
        if (question == null) throw new IllegalArgumentException("there is no step \"" + id + "\"");
        yield question.apply(effect(parts), parts);
      }
    };
  }

  private static CarryOut effect(WrittenParts parts) {
    return new CarryOut(parts.effects(), parts.number("index"), parts.context());
  }

  private static Map<String, BiFunction<CarryOut, WrittenParts, EffectQuestion>> questions() {
    var questions = new HashMap<String, BiFunction<CarryOut, WrittenParts, EffectQuestion>>();
    for (var verb : Verbs.ALL) questions.putAll(verb.questions());
    return Map.copyOf(questions);
  }
}
