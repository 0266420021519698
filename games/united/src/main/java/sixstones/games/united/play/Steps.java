package sixstones.games.united.play;

import java.util.HashMap;
import java.util.Map;
import sixstones.games.united.board.Context;
import sixstones.games.united.cards.Symbol;
import sixstones.games.united.effects.Effects;
import sixstones.games.united.effects.Trigger;
import sixstones.games.united.moves.PickKind;

/** Steps by the words for them. */
public final class Steps {

  private static final Map<String, Step> STAGES = stages();

  private Steps() {}

  private static Map<String, Step> stages() {
    var stages = new HashMap<String, Step>();
    for (var stage : VillainStage.values()) stages.put(stage.id(), stage);
    for (var stage : HeroStage.values()) stages.put(stage.id(), stage);
    for (var stage : SetupStage.values()) stages.put(stage.id(), stage);
    return Map.copyOf(stages);
  }

  /** What a step remembers, as it was written. */
  public interface Written {

    int number(String name);

    long set(String name);

    boolean truth(String name);

    <E extends Enum<E>> E one(String name, E[] among);

    Effects effects();

    Context context();
  }

  public static Step named(String id, Written parts) {
    var stage = STAGES.get(id);
    if (stage != null) return stage;
    return switch (id) {
      case "effects" -> new CarryOut(parts.effects(), parts.number("index"), parts.context());
      case "restore" -> new RestoreDeeds(parts.number("did"));
      case "damage" ->
          new TakeDamage(
              parts.number("hero"),
              parts.number("amount"),
              parts.truth("unavoidable"),
              parts.truth("redirected"));
      case "damage-reactions" ->
          new AskForReactions(
              parts.number("hero"),
              parts.number("amount"),
              parts.truth("unavoidable"),
              parts.truth("redirected"),
              parts.number("next"));
      case "damage-end" ->
          new FinishDamage(
              parts.number("hero"),
              parts.number("amount"),
              parts.truth("unavoidable"),
              parts.truth("redirected"));
      case "kos" -> new ResolveKos(parts.number("beyond"));
      case "ko-effect" -> new KoEffect(parts.number("hero"));
      case "ko-bam" -> new KoBam(parts.number("hero"));
      case "arrivals" -> new Arrivals(parts.number("at"), parts.number("done"));
      case "sweep" ->
          new Sweep(parts.number("start"), parts.number("further"), parts.number("done"));
      case "window" ->
          new SuperWindow(
              parts.one("event", Trigger.ALL), parts.number("subject"), parts.number("next"));
      case "overflow" -> new Overflow(parts.number("at"));
      case "overflow-effect" -> new OverflowEffect(parts.number("at"));
      case "start-hero" -> new StartHero(parts.number("hero"));
      case "act-go" ->
          new GiveActions(
              parts.number("pool"),
              parts.number("at"),
              parts.truth("single"),
              parts.number("foe"),
              parts.context());
      case "offer-plans" -> new OfferPlans(parts.number("plans"));
      case "setup-remove" -> new RemoveCard(parts.number("hero"), parts.number("pattern"));
      case "setup-support" -> new ChooseSupport(parts.truth("random"));
      case "discard" ->
          new DiscardCard(parts.number("hero"), parts.number("left"), parts.truth("damage"));
      case "react" ->
          new React(
              parts.number("hero"),
              parts.number("amount"),
              parts.truth("unavoidable"),
              parts.truth("redirected"),
              parts.number("place"));
      case "redirect" ->
          new RedirectDamage(parts.number("hero"), parts.number("amount"), parts.set("options"));
      case "ko-order" -> new OrderKos(parts.number("beyond"), parts.set("options"));
      case "sweep-order" ->
          new OrderSweep(
              parts.number("start"),
              parts.number("further"),
              parts.number("done"),
              parts.set("options"));
      case "arrival-order" ->
          new OrderArrivals(parts.number("at"), parts.number("done"), parts.set("options"));
      case "mission-order" -> new OrderMissions(parts.set("options"));
      case "window-ask" ->
          new PlaySuperHero(
              parts.one("event", Trigger.ALL), parts.number("subject"), parts.number("place"));
      case "destination" -> new NameDestination(parts.number("hero"));
      case "charge" -> new ChargeGear(parts.number("gear"));
      case "turn-choice" -> new ChooseTurn();
      case "play-card" -> new PlayCard();
      case "ignore-symbol" -> new IgnoreSymbol(parts.set("options"));
      case "location-effect" -> new UseLocation(parts.number("at"));
      case "use-plans" -> new UsePlans(parts.number("plans"));
      case "carry-rick" -> new CarryRick(parts.number("hero"), parts.number("to"));
      case "play-plan" -> new PlayPlan();
      case "facedown-plan" -> new AddFacedown(parts.set("options"));
      case "split" ->
          new PlaceToken(parts.number("pool"), parts.number("full"), parts.set("options"));
      case "super-end" -> new PlaySuperVillain(parts.set("options"));
      case "token-limit" -> new DropToken(parts.set("options"));
      case "first-hero" -> new ChooseFirst(parts.set("options"));
      case "villain-start" -> new PlaceVillain();
      case "choose-hero" -> new ChooseHero(parts.number("hero"));
      case "remove-card" -> new ChooseRemoved(parts.number("hero"), parts.set("options"));
      case "take-gear" -> new TakeGear(parts.number("hero"));
      case "drop-super" -> new DropSuper(parts.set("options"));
      case "give-super" ->
          new GiveSuper(parts.number("hero"), parts.number("left"), parts.set("options"));
      case "give-token" -> new GiveToken(parts.one("token", Symbol.ALL), parts.set("options"));
      case "support-hero" -> new ChooseSupportHero();
      case "support-card" -> new ChooseSupportCard(parts.number("hero"), parts.number("left"));
      case "battle-plan" -> new ChooseBattlePlan(parts.number("budget"), parts.set("options"));
      case "actions" -> new TakeActions();
      case "act-now" ->
          new TakeGivenActions(
              parts.number("pool"),
              parts.number("at"),
              parts.truth("single"),
              parts.number("foe"),
              parts.context());
      case "ask" ->
          new EffectQuestion(
              parts.one("pick", PickKind.ALL),
              parts.number("remembered"),
              parts.set("options"),
              parts.effects(),
              parts.number("index"),
              parts.context());
      default -> throw new IllegalArgumentException("there is no step \"" + id + "\"");
    };
  }
}
