package sixstones.games.united.effects;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One step of a card's effect; {@code docs/data/united-vocabulary.md} tells what each verb means.
 */
public sealed interface Effect {

  // Control

  record Choose(List<Effects> options, Decider by) implements Effect {}

  record May(Effects cost, Effects then, Decider by) implements Effect {}

  record If(Condition cond, Effects then, Effects otherwise) implements Effect {}

  record ForEachHero(Place where, Effects then) implements Effect {}

  record Watch(Effects then) implements Effect {}

  record EndStep(Effects then) implements Effect {}

  // Heroes

  record Act(List<Symbol> symbols, Place where, boolean single, Who who) implements Effect {}

  record TreatSymbols(Symbol from, Symbol as, boolean wholeTurn) implements Effect {}

  /** {@code token} none: Move, Attack or Heroic by choice. */
  record GainToken(@Nullable Symbol token, int n, Who who) implements Effect {}

  /** {@code token} none: any. */
  record LoseToken(@Nullable Symbol token, int n, Who who) implements Effect {}

  /** {@code upTo} cards in hand, or {@code n} more. */
  record Draw(int n, int upTo, Who who, Place where) implements Effect {}

  record Discard(int n, Who who) implements Effect {}

  record MoveHero(@Nullable Place to, int steps, boolean carry) implements Effect {}

  record Damage(Who who, Place where, int n, boolean unpreventable) implements Effect {}

  /** {@code n} 0: all of it. */
  record Protect(Who who, boolean area, int n, boolean now) implements Effect {}

  record Redirect(boolean toHero, boolean toHenchman, boolean toSelf, boolean now)
      implements Effect {}

  record DamageEnemy(Foe what, Place where, int n, boolean each) implements Effect {}

  record Rescue(int n, Place where) implements Effect {}

  record Defeat(Place where) implements Effect {}

  record Charge(String gear) implements Effect {}

  record UseEndOfTurn(Place where) implements Effect {}

  // Tokens

  /** {@code what} none: Civilians and Thugs in any mix. */
  record Add(@Nullable Token what, Amount n, Place where) implements Effect {}

  record CrisisOnDoombots() implements Effect {}

  record Remove(Feature what, Amount n, Place where) implements Effect {}

  record Relocate(Feature what, Place from, Place to) implements Effect {}

  record ThreatToken(Place where) implements Effect {}

  // Villain

  record MoveVillain(Place to) implements Effect {}

  record VillainDestination() implements Effect {}

  record SetMove(int min, int max) implements Effect {}

  record MoveThreat(boolean self, Place to) implements Effect {}

  record ReturnThreat(Place where, Decider by) implements Effect {}

  record Heal(int n) implements Effect {}

  record Track(Amount n) implements Effect {}

  record MissionLose(int mission, Amount n) implements Effect {}

  record BamAsIf(Place where) implements Effect {}

  record Stun(Place where) implements Effect {}

  /** Negative hastens. */
  record Delay(int n) implements Effect {}

  record PeekPlan(int n, boolean reorder) implements Effect {}

  record FacedownPlan(int n) implements Effect {}

  record CyclePlan(int n, Decider by) implements Effect {}

  record SplitTokens() implements Effect {}

  record RedistributeTokens(int drop) implements Effect {}

  record CancelOverflow() implements Effect {}

  record PlaceRick(Place to) implements Effect {}

  record CarryRick(Symbol with) implements Effect {}

  // Storyline

  record FlipUp(int n) implements Effect {}

  /** Own cards, or the latest with the oldest faceup one. */
  record SwapStory(boolean own) implements Effect {}

  record ReturnLast() implements Effect {}

  record CoverSymbol(boolean anyCard) implements Effect {}

  record IgnoreSymbols(int n) implements Effect {}

  /** The bound Hero, or one of those here. */
  record ForcePlay(Who who, boolean random) implements Effect {}

  record ReverseOrder() implements Effect {}

  record SkipDraw() implements Effect {}

  record Forgo() implements Effect {}

  record RefreshRow(int n) implements Effect {}

  // Constants and prohibitions

  record Forbid(Ban what, boolean always) implements Effect {}

  record Modify(Figure what, int value) implements Effect {}

  record RemoveCard(List<Symbol> symbols) implements Effect {}

  /** Enemies that an effect damages. */
  enum Foe {
    THUG,
    HENCHMAN,
    VILLAIN,
    ENEMY
  }

  /** What an effect forbids. */
  enum Ban {
    ACTION_TOKENS,
    DAMAGE_TO_THIS,
    DAMAGE_TO_VILLAIN,
    COMPLETE_MISSION
  }

  /** A number that a constant effect sets. */
  enum Figure {
    THUG_HEALTH,
    DOOMBOT_CRISIS_HEALTH,
    LEAVE_COST,
    IGNORE_FIRST_DAMAGE,
    SUPPORT_ROW
  }
}
