package sixstones.games.united.steps;

import static sixstones.games.united.steps.Because.refuse;

import sixstones.engine.Refusal;
import sixstones.games.united.box.Box;
import sixstones.games.united.effects.Effect;
import sixstones.games.united.effects.Effect.Foe;
import sixstones.games.united.effects.Token;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.UnitedMove.Pick;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Storyline;
import sixstones.games.united.terms.Constants;
import sixstones.games.united.tokens.Tokens;

/** Why a thing is not among those that may be picked. */
public final class RefusedPick {

  private final Board board;
  private final EffectQuestion step;
  private final int value;

  private RefusedPick(Board board, EffectQuestion step, int value) {
    this.board = board;
    this.step = step;
    this.value = value;
  }

  public static Refusal why(Board board, EffectQuestion step, Pick pick) {
    return new RefusedPick(board, step, pick.value()).left(pick.kind());
  }

  private Refusal left(PickKind kind) {
    return switch (kind) {
      case LOCATION -> asks(kind) ? location() : other();
      case HERO -> asks(kind) ? hero() : other();
      case THREAT -> asks(kind) ? threat() : other();
      case VILLAIN -> asks(PickKind.THREAT) ? refuse("U-STUN-01", "notHere") : other();
      case TOKEN -> asks(kind) ? token() : other();
      case SYMBOL -> asks(kind) ? symbol() : other();
      case STORY -> asks(kind) ? story() : other();
      case OPTION -> asks(kind) ? option() : other();
      case NUMBER -> asks(kind) ? refuse(rule(), "outOfRange") : other();
      case CARD -> asks(kind) ? refuse(rule(), "notInHand") : other();
      case PLAN -> asks(kind) ? refuse(rule(), "notInHand") : other();
      case SUPPORT -> asks(kind) ? refuse("U-SOLO-06", "notInRow") : other();
      case MISSION, GEAR, RICK, SUPER_HERO, SUPER_VILLAIN, BATTLE_PLAN -> other();
    };
  }

  private boolean asks(PickKind kind) {
    return step.pick() == kind;
  }

  private Refusal other() {
    return Because.answerFirst(board, step);
  }

  private String rule() {
    return step.rule();
  }

  private Refusal location() {
    int at = board.ring().find(value);
    if (at < 0) return refuse("U-RING-01", "notInRing");
    return switch (step.effect()) {
      case Effect.Relocate relocate -> relocation(relocate, at);
      case Effect.Act _ -> refuse("U-ACTION-03", "noActionThere");
      case Effect.Rescue _ -> refuse("U-ACTION-HEROIC-01", "nothingThere");
      case Effect.Defeat _ -> refuse("U-RULE-74", "nothingThere");
      case Effect.ReturnThreat _ -> refuse("U-RULE-29", "threatThere");
      case Effect.UseEndOfTurn _ -> refuse("U-RULE-21", "nothingToDo");
      default -> refuse(rule(), "outOfReach");
    };
  }

  private Refusal relocation(Effect.Relocate relocate, int at) {
    boolean first = step.remembered() == 0;
    boolean there = Tokens.kinds(board, relocate.what(), at) != 0;
    if (first && !there) return refuse("U-RULE-92", "nothingThere");
    return board.ring().free(at) == 0
        ? refuse("U-RULE-92", "noSlot")
        : refuse("U-RULE-92", "outOfReach");
  }

  private Refusal hero() {
    int h = board.team().find(value);
    if (h < 0) return refuse("U-MODE-06", "notInTeam");
    if (board.team().isKo(h)) return refuse("U-KO-09", "koTarget");
    if (h == step.context().actor()) return refuse("U-TOKEN-08", "ownHero");
    return refuse(rule(), "heroElsewhere");
  }

  private Refusal threat() {
    var card = Box.threat(value);
    if (!board.villain().threats().contains(card)) return refuse("U-SETUP-09", "threatOfOther");
    int t = card.local();
    if (step.effect() instanceof Effect.ReturnThreat) {
      return refuse("U-RULE-29", "threatInPlay");
    }
    if (!board.threats().inPlay(t)) return refuse("U-THREAT-08", "threatCleared");
    if (step.effect() instanceof Effect.ThreatToken) {
      return card.isHenchman()
          ? refuse("U-THREAT-13", "henchmanHeroic")
          : refuse("U-ACTION-HEROIC-02", "threatNotHere");
    }
    if (!card.isHenchman()) return refuse("U-ACTION-ATTACK-06", "notHenchman");
    boolean damages =
        step.effect() instanceof Effect.DamageEnemy damage && damage.what() != Foe.THUG;
    return damages && !Constants.canBeDamaged(board, t)
        ? refuse("U-THREAT-02", "protectedNow")
        : refuse("U-ACTION-ATTACK-01", "notHere");
  }

  private Refusal token() {
    return step.effect() instanceof Effect.Add
        ? refuse("U-ADD-07", "civilianOrThug")
        : refuse(rule(), Token.ALL[value] == Token.CIVILIAN ? "wrongToken" : "nothingThere");
  }

  private Refusal symbol() {
    return switch (step.effect()) {
      case Effect.GainToken _ -> refuse("U-TOKEN-03", "notBasic");
      case Effect.ThreatToken _ -> refuse("U-THREAT-04", "wrongSpace");
      case Effect.CoverSymbol _ -> refuse("U-RULE-47", "noneOfKind");
      default -> refuse(rule(), "noneOfKind");
    };
  }

  private Refusal story() {
    var story = board.story();
    if (value >= story.size()) return refuse("U-HERO-PLAY-03", "noStoryCard");
    if (!story.isHeroCard(value)) return refuse("U-STORY-03", "storyPlan");
    return switch (step.effect()) {
      case Effect.FlipUp _ -> refuse("U-RULE-90", "storyFaceup");
      case Effect.CoverSymbol _ ->
          story.isFacedown(value)
              ? refuse("U-RULE-47", "storyFacedown")
              : refuse("U-RULE-47", "storyCovered");
      default -> {
        if (story.kind(value) == Storyline.SUPPORT) yield refuse("U-SOLO-25", "storyNotYours");
        if (story.isFacedown(value)) yield refuse("U-RULE-82", "storyFacedown");
        yield refuse("U-RULE-82", "storyNotYours");
      }
    };
  }

  private Refusal option() {
    boolean exists =
        step.effect() instanceof Effect.Choose choose && value < choose.options().size();
    return exists ? refuse("U-RULE-21", "optionUseless") : refuse("U-EFFECT-05", "noOption");
  }
}
