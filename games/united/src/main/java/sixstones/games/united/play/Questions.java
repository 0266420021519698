package sixstones.games.united.play;

import sixstones.games.united.board.Context;
import sixstones.games.united.effects.Effect;

/** The rule that a question follows. */
final class Questions {

  private Questions() {}

  static String rule(Step step) {
    return switch (step.kind()) {
      case ASK -> rule(step.effect(), step.context());
      case DISCARD -> (step.options() & 1) != 0 ? "U-DAMAGE-01" : "U-RULE-38";
      case REACT -> Damage.gear(step) >= 0 ? "U-RULE-40" : "U-SHCARD-01";
      case REDIRECT -> "U-RULE-45";
      case KO_ORDER -> "U-RULE-32";
      case SWEEP_ORDER -> "U-BAM-03";
      case ARRIVAL_ORDER -> "U-VILLAIN-MOVE-02";
      case MISSION_ORDER -> "U-RULE-25";
      case WINDOW_ASK -> "U-SHCARD-01";
      case DESTINATION -> "U-RULE-80";
      case CHARGE -> "U-GEAR-13";
      case TURN_CHOICE -> "U-SOLO-14";
      case PLAY_CARD -> "U-HERO-PLAY-01";
      case IGNORE_SYMBOL -> "U-RULE-81";
      case ACTIONS, ACT_NOW -> "U-ACTION-01";
      case LOCATION_EFFECT -> "U-LOCATION-01";
      case USE_PLANS -> "U-RULE-90";
      case CARRY_RICK -> "U-MAESTRO-06";
      case PLAY_PLAN -> "U-SUPERVILLAIN-12";
      case FACEDOWN_PLAN -> "U-SUPERVILLAIN-13";
      case SPLIT -> "U-ADD-01";
      case SUPER_END -> "U-SVCARD-05";
      case TOKEN_LIMIT -> "U-SOLO-27";
      case FIRST_HERO -> "U-SETUP-22";
      case VILLAIN_START -> "U-SUPERVILLAIN-02";
      case CHOOSE_HERO -> "U-SETUP-16";
      case REMOVE_CARD -> "U-RULE-39";
      case TAKE_GEAR -> "U-GEAR-01";
      case DROP_SUPER -> "U-SUPERVILLAIN-03";
      case GIVE_SUPER -> "U-SUPERVILLAIN-06";
      case GIVE_TOKEN -> "U-SUPERVILLAIN-07";
      case SUPPORT_HERO -> "U-SOLO-03";
      case SUPPORT_CARD -> "U-SOLO-04";
      case BATTLE_PLAN -> "U-SOLO-09";
      default -> throw new IllegalStateException(step.kind() + " asks nothing");
    };
  }

  /**
   * Effects of the Villain's side are mandatory, those of a Hero card are carried out once begun.
   */
  private static String rule(Effect effect, Context context) {
    return switch (effect) {
      case Effect.Choose _ -> "U-EFFECT-05";
      case Effect.Damage _ -> "U-DAMAGE-05";
      case Effect.ReturnThreat _ -> "U-RULE-29";
      case Effect.Relocate _ -> "U-RULE-92";
      case Effect.LoseToken _, Effect.GainToken _ -> "U-TOKEN-03";
      default -> context.actor() < 0 ? "U-VILLAIN-05" : "U-TIE-03";
    };
  }
}
