package sixstones.games.united.play;

import org.jspecify.annotations.Nullable;
import sixstones.engine.Fingerprint;
import sixstones.games.united.board.Context;
import sixstones.games.united.effects.Effect;
import sixstones.games.united.effects.Effects;
import sixstones.games.united.moves.PickKind;

/**
 * Something still to be done, or to be decided. One shape for all kinds, so that every position can
 * be written and read; the kind tells what the numbers mean.
 *
 * @param options what may be picked, as a set; {@link #MAY_DECLINE} if nothing may be picked, too
 * @param effects the list of effects that the step works on, with the index of the present one
 */
public record Step(
    Kind kind, int a, int b, long options, @Nullable Effects effects, int index, Context context) {

  /** Nothing needs to be picked. */
  public static final long MAY_DECLINE = 1L << 62;

  /** Among Heroes: a Threat. */
  static final int THREAT_BIT = 8;

  /** Among Heroes and Threats: the Villain. */
  static final int VILLAIN_BIT = 16;

  static Step of(Kind kind) {
    return new Step(kind, 0, 0, 0, null, 0, Context.VILLAINS);
  }

  static Step of(Kind kind, int a) {
    return new Step(kind, a, 0, 0, null, 0, Context.VILLAINS);
  }

  static Step of(Kind kind, int a, int b, long options) {
    return new Step(kind, a, b, options, null, 0, Context.VILLAINS);
  }

  static Step run(Effects effects, int index, Context context) {
    return new Step(Kind.EFFECTS, 0, 0, 0, effects, index, context);
  }

  Step options(long set) {
    return new Step(kind, a, b, set, effects, index, context);
  }

  /** The effect that is being carried out. */
  Effect effect() {
    if (effects == null) throw new IllegalStateException(kind + " has no effect");
    return effects.get(index);
  }

  void addTo(Fingerprint print) {
    print.add(kind).add(a).add(b).add(options).add(index);
    print.add(effects == null ? "" : effects.path());
    context.addTo(print);
  }

  Effects list() {
    if (effects == null) throw new IllegalStateException(kind + " has no effects");
    return effects;
  }

  /** What is picked in this step, if it is a question with a set of answers. */
  public @Nullable PickKind pick() {
    return kind == Kind.ASK ? PickKind.ALL[a] : kind.pick;
  }

  /** What there is to do. */
  public enum Kind {
    /** Carries out {@code effects} from {@code index}. */
    EFFECTS,
    /** Sets what was done back to {@code a}, after an interruption. */
    RESTORE,
    /** Hero {@code a} takes {@code b} damage; {@code options} are flags of {@link Damage}. */
    DAMAGE,
    DAMAGE_REACTIONS,
    DAMAGE_END,
    /** KOs beyond the first {@code a} have their effect. */
    KOS,
    KO_EFFECT,
    KO_BAM,
    ARRIVED,
    /** Arrival effects in Location {@code a}; {@code options} are done. */
    ARRIVALS,
    BAM,
    /** BAMs of Threats from Location {@code a}, {@code b} further; {@code options} are done. */
    SWEEP,
    /** Super Hero cards on an event: trigger {@code a}, next candidate {@code b}. */
    WINDOW,
    OVERFLOW,
    OVERFLOW_EFFECT,
    START_VILLAIN,
    PLAN_MOVE,
    PLAN_MOVED,
    PLAN_BAM,
    PLAN_SPECIAL,
    PLAN_TOKENS,
    END_VILLAIN,
    AFTER_VILLAIN,
    START_HERO,
    START_CHARGING,
    DRAW,
    PLAY,
    BEGIN_ACTIONS,
    /** The symbols of the previous Hero card are looked at. */
    SHARE,
    ACTIONS_GO,
    ACT_GO,
    END_ACTIONS,
    END_EFFECTS,
    END_OVERFLOWS,
    /** Battle Plans {@code a} are asked for if they can be used. */
    OFFER_PLANS,
    /** The last time that Battle Plans may be used in the turn. */
    END_PLANS,
    END_KO,
    END_SUPER,
    END_LIMIT,
    END_REFILL,
    END_TURN,
    /** Hero {@code a} removes a card with the pool of symbols {@code b}. */
    SETUP_REMOVE,
    SETUP_DECKS,
    SETUP_DRAW,
    SETUP_SUPERS,
    SETUP_SUPPORT,
    SETUP_ROW,

    /** A question of an effect: kind {@code a} of things, {@code b} remembered for the answer. */
    ASK,
    DISCARD(PickKind.CARD),
    REACT,
    REDIRECT(PickKind.HERO),
    KO_ORDER(PickKind.HERO),
    SWEEP_ORDER(PickKind.THREAT),
    ARRIVAL_ORDER(PickKind.THREAT),
    MISSION_ORDER(PickKind.MISSION),
    WINDOW_ASK,
    DESTINATION(PickKind.LOCATION),
    CHARGE,
    TURN_CHOICE,
    PLAY_CARD,
    IGNORE_SYMBOL(PickKind.SYMBOL),
    ACTIONS,
    /**
     * Actions of an effect: pool {@code a}, Location {@code b}, {@code options} a single target.
     */
    ACT_NOW,
    LOCATION_EFFECT,
    /** Battle Plans {@code a} that may be used now. */
    USE_PLANS,
    CARRY_RICK(PickKind.RICK),
    PLAY_PLAN,
    FACEDOWN_PLAN(PickKind.PLAN),
    SPLIT(PickKind.LOCATION),
    SUPER_END(PickKind.SUPER_VILLAIN),
    TOKEN_LIMIT(PickKind.SYMBOL),
    FIRST_HERO(PickKind.HERO),
    VILLAIN_START(PickKind.LOCATION),
    /** Hero {@code a} is chosen. */
    CHOOSE_HERO,
    REMOVE_CARD(PickKind.CARD),
    TAKE_GEAR,
    DROP_SUPER(PickKind.SUPER_VILLAIN),
    GIVE_SUPER(PickKind.SUPER_HERO),
    GIVE_TOKEN(PickKind.HERO),
    SUPPORT_HERO,
    SUPPORT_CARD,
    BATTLE_PLAN(PickKind.BATTLE_PLAN);

    private final @Nullable PickKind pick;

    Kind() {
      this(null);
    }

    Kind(@Nullable PickKind pick) {
      this.pick = pick;
    }

    /** Whether a seat must decide. */
    public boolean isDecision() {
      return ordinal() >= ASK.ordinal();
    }
  }
}
