package sixstones.games.united.play;

import static sixstones.games.united.play.Refusing.refuse;

import sixstones.engine.Refusal;
import sixstones.games.united.board.Board;
import sixstones.games.united.board.Storyline;
import sixstones.games.united.cards.Box;
import sixstones.games.united.cards.Token;
import sixstones.games.united.effects.Effect;
import sixstones.games.united.effects.Effect.Foe;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.UnitedMove.Pick;

/** Why a thing is not among those that may be picked. */
final class RefusedPick {

  private final Board board;
  private final Step step;
  private final int value;

  private RefusedPick(Board board, Step step, int value) {
    this.board = board;
    this.step = step;
    this.value = value;
  }

  static Refusal why(Board board, Step step, Pick pick) {
    return new RefusedPick(board, step, pick.value()).why(pick.kind());
  }

  /** Setup has its own reasons; otherwise a thing of another kind than asked for is no answer. */
  private Refusal why(PickKind kind) {
    return switch (step.kind()) {
      case CHOOSE_HERO -> kind == PickKind.HERO ? chosenHero() : other();
      case SUPPORT_HERO -> kind == PickKind.HERO ? supportHero() : other();
      case SUPPORT_CARD -> kind == PickKind.CARD ? supportCard() : other();
      case REMOVE_CARD -> kind == PickKind.CARD ? refuse("U-RULE-39", "notPlain") : other();
      case TAKE_GEAR -> kind == PickKind.GEAR ? gear() : other();
      case BATTLE_PLAN -> kind == PickKind.BATTLE_PLAN ? battlePlan() : other();
      case WINDOW_ASK, REACT, GIVE_SUPER ->
          kind == PickKind.SUPER_HERO ? refuse(Questions.rule(step), "superNotOffered") : other();
      case SUPER_END, DROP_SUPER ->
          kind == PickKind.SUPER_VILLAIN
              ? refuse(
                  step.kind() == Step.Kind.SUPER_END ? "U-SVCARD-01" : rule(), "superNotOffered")
              : other();
      default -> left(kind);
    };
  }

  private Refusal left(PickKind kind) {
    return switch (kind) {
      case LOCATION -> asks(kind) ? location() : other();
      case HERO -> asks(kind) ? hero() : other();
      case THREAT -> asks(kind) || step.kind() == Step.Kind.REDIRECT ? threat() : other();
      case VILLAIN -> asks(PickKind.THREAT) ? refuse("U-STUN-01", "notHere") : other();
      case TOKEN -> asks(kind) ? token() : other();
      case SYMBOL -> asks(kind) ? symbol() : other();
      case STORY -> asks(kind) ? story() : other();
      case OPTION -> asks(kind) ? option() : other();
      case NUMBER -> asks(kind) ? refuse(rule(), "outOfRange") : other();
      case CARD -> asks(kind) ? refuse(rule(), "notInHand") : other();
      case PLAN -> asks(kind) ? refuse(rule(), "notInHand") : other();
      case SUPPORT -> asks(kind) ? refuse("U-SOLO-06", "notInRow") : other();
      case MISSION -> asks(kind) ? refuse("U-MISSION-02", "notFull") : other();
      case GEAR, RICK, SUPER_HERO, SUPER_VILLAIN, BATTLE_PLAN -> other();
    };
  }

  private boolean asks(PickKind kind) {
    return step.pick() == kind;
  }

  private Refusal other() {
    return Refusing.answerFirst(board, step);
  }

  private String rule() {
    return Questions.rule(step);
  }

  // Setup

  private Refusal chosenHero() {
    return Box.hero(value).id().equals(board.villain().id())
        ? refuse("U-ANTIHERO-02", "isVillain")
        : refuse("U-MODE-06", "heroTaken");
  }

  private Refusal supportHero() {
    return Box.hero(value).id().equals(board.villain().id())
        ? refuse("U-ANTIHERO-04", "isVillain")
        : refuse("U-SOLO-03", "heroTaken");
  }

  private Refusal supportCard() {
    var card = Box.card(value);
    if (card.hero() != step.a()) return refuse("U-SOLO-04", "otherHero");
    return card.special() == null
        ? refuse("U-SOLO-04", "supportCard")
        : refuse("U-RULE-69", "noMoreCopies");
  }

  private Refusal gear() {
    var gear = Box.gear(value);
    if (gear.owner() >= 0) return refuse("U-GEAR-04", "gearOfOther");
    return board.gear().owner(value) >= 0
        ? refuse("U-GEAR-07", "gearTaken")
        : refuse("U-GEAR-06", "gearUniversal");
  }

  private Refusal battlePlan() {
    return (board.support().plans() >> value & 1) != 0
        ? refuse("U-SOLO-09", "planTaken")
        : refuse("U-SOLO-09", "budget");
  }

  // Effects

  private Refusal location() {
    int at = board.ring().find(value);
    if (at < 0) return refuse("U-RING-01", "notInRing");
    if (step.kind() == Step.Kind.SPLIT) return refuse("U-ADD-01", "notAround");
    if (step.kind() != Step.Kind.ASK) return refuse(rule(), "outOfReach");
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
    boolean first = step.b() == 0;
    boolean there = Tokens.kinds(board, relocate.what(), at) != 0;
    if (first && !there) return refuse("U-RULE-92", "nothingThere");
    return board.ring().free(at) == 0
        ? refuse("U-RULE-92", "noSlot")
        : refuse("U-RULE-92", "outOfReach");
  }

  private Refusal hero() {
    int h = board.team().find(value);
    if (h < 0) return refuse("U-MODE-06", "notInTeam");
    boolean redirects = step.kind() == Step.Kind.REDIRECT;
    if (redirects) {
      return refuse("U-RULE-45", board.team().isKo(h) ? "koTarget" : "ownHero");
    }
    if (step.kind() == Step.Kind.KO_ORDER) return refuse("U-RULE-32", "notWaiting");
    if (board.team().isKo(h)) return refuse("U-KO-09", "koTarget");
    if (h == step.context().actor()) return refuse("U-TOKEN-08", "ownHero");
    return refuse(rule(), "heroElsewhere");
  }

  private Refusal threat() {
    var card = Box.threat(value);
    if (!board.villain().threats().contains(card)) return refuse("U-SETUP-09", "threatOfOther");
    int t = card.local();
    if (step.kind() == Step.Kind.SWEEP_ORDER) return refuse("U-BAM-03", "notWaiting");
    if (step.kind() == Step.Kind.ARRIVAL_ORDER) return refuse("U-VILLAIN-MOVE-02", "notWaiting");
    if (step.kind() == Step.Kind.ASK && step.effect() instanceof Effect.ReturnThreat) {
      return refuse("U-RULE-29", "threatInPlay");
    }
    if (!board.threats().inPlay(t)) return refuse("U-THREAT-08", "threatCleared");
    if (step.kind() == Step.Kind.ASK && step.effect() instanceof Effect.ThreatToken) {
      return card.isHenchman()
          ? refuse("U-THREAT-13", "henchmanHeroic")
          : refuse("U-ACTION-HEROIC-02", "threatNotHere");
    }
    if (!card.isHenchman()) return refuse("U-ACTION-ATTACK-06", "notHenchman");
    boolean damages =
        step.kind() == Step.Kind.REDIRECT
            || (step.effect() instanceof Effect.DamageEnemy damage && damage.what() != Foe.THUG);
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
    if (step.kind() != Step.Kind.ASK) return refuse(rule(), "noneOfKind");
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
