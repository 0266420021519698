package sixstones.games.united;

import java.util.List;
import org.jspecify.annotations.Nullable;
import sixstones.engine.View;
import sixstones.games.united.effects.Symbol;
import sixstones.games.united.state.Ending;
import sixstones.games.united.state.Mode;
import sixstones.games.united.state.StoryKind;
import sixstones.games.united.state.Turn;

/**
 * What a viewer sees of a game of Marvel United.
 *
 * @param active the seat whose Hero turn it is; none in a Villain turn and in setup
 * @param untilVillain how many Hero cards are still played before the Villain acts
 * @param actions what the active Hero may still use in this turn
 * @param asking what the effect that asks is printed on, if one asks
 * @param superDrawn Super Hero cards that the Hero players have still to give out; for them alone
 * @param plansKnown plan cards of the deck that the viewer has looked at
 * @param ending how the game ended, if it has
 */
public record UnitedView(
    Mode mode,
    int turn,
    Turn.Phase phase,
    @Nullable Integer active,
    @Nullable Integer nextHero,
    int gap,
    int interval,
    int untilVillain,
    int delay,
    List<LocationView> locations,
    VillainView villain,
    List<MissionView> missions,
    int missionsDone,
    List<ThreatView> threats,
    List<HeroView> heroes,
    List<StoryView> story,
    ActionsView actions,
    List<String> supportRow,
    int supportDeck,
    List<String> supportHeroes,
    List<String> battlePlans,
    List<String> superDrawn,
    List<String> overflows,
    List<KnownPlan> plansKnown,
    @Nullable AskingView asking,
    @Nullable Ending ending)
    implements View {

  /**
   * A card, Location or dashboard whose effect asks.
   *
   * @param name the key of its name
   * @param text the key of the sentence that says what it does
   */
  public record AskingView(String name, String text) {}

  /** A Location with its tokens. */
  public record LocationView(
      String id,
      int slots,
      int civilians,
      int thugs,
      int doombots,
      int crisisDoombots,
      boolean rick,
      boolean villain,
      boolean covered) {}

  /** The dashboard; {@code hand} and {@code superCards} only for whom may see them. */
  public record VillainView(
      String id,
      @Nullable Integer seat,
      @Nullable Integer health,
      int track,
      int trackEnd,
      int at,
      boolean stunned,
      boolean underPressure,
      boolean canBeDamaged,
      int deck,
      int handSize,
      List<String> hand,
      int superCards,
      List<String> superHand) {}

  /** A Mission with its tokens. */
  public record MissionView(String id, int tokens, int spaces, boolean done) {}

  /** A Threat; {@code at} is none when it is cleared. */
  public record ThreatView(
      String id,
      String card,
      @Nullable Integer at,
      boolean henchman,
      int health,
      int healthAtStart,
      List<Symbol> spaces,
      List<Boolean> filled,
      boolean token,
      boolean stunned,
      boolean canBeDamaged) {}

  /**
   * A Hero; {@code hand} only for whom may see it. Before it is chosen, the seat has one for the
   * time being.
   */
  public record HeroView(
      int seat,
      String id,
      int at,
      boolean ko,
      int handSize,
      List<String> hand,
      int deck,
      List<String> removed,
      TokensView tokens,
      List<GearView> gear,
      int superCards,
      List<String> superHand,
      boolean invulnerable,
      boolean sheltering,
      boolean redirecting,
      boolean random,
      boolean facedown,
      boolean chosen) {}

  /** Counts of Action tokens or symbols. */
  public record TokensView(int move, int attack, int heroic, int wild) {}

  /** A Gear card. */
  public record GearView(String id, boolean charged) {}

  /** A card of the Storyline; {@code card} is none for whom it is hidden. */
  public record StoryView(
      StoryKind kind,
      @Nullable String card,
      @Nullable Integer hero,
      boolean facedown,
      List<Integer> covered,
      boolean playedNow,
      boolean borrowed) {}

  /**
   * What is left to be used in step 3.
   *
   * @param effect what the effect that is being carried out gives
   * @param at the Location where actions are taken and tokens are picked now
   */
  public record ActionsView(
      TokensView own,
      TokensView shared,
      TokensView extra,
      TokensView effect,
      @Nullable Integer at,
      boolean special,
      boolean tokensBanned) {}

  /** A plan card whose place in the deck is known: 1 is the top. */
  public record KnownPlan(String card, int place) {}
}
