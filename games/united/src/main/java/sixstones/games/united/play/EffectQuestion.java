package sixstones.games.united.play;

import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.united.board.Board;
import sixstones.games.united.board.Context;
import sixstones.games.united.effects.Effect;
import sixstones.games.united.effects.Effects;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.UnitedMove;
import sixstones.games.united.moves.UnitedMove.Pick;

/**
 * A question of an effect, put by its verb.
 *
 * @param pick what kind of thing is picked
 * @param remembered what the verb remembers for the answer
 * @param options what may be picked, as a set
 */
record EffectQuestion(
    PickKind pick, int remembered, long options, Effects effects, int index, Context context)
    implements Picking, EffectStep {

  @Override
  public String id() {
    return "ask";
  }

  @Override
  public void parts(Parts to) {
    to.put("pick", pick).put("remembered", remembered).put("options", options);
    to.put("effects", effects).put("index", index).put("context", context);
  }

  EffectQuestion withOptions(long others) {
    return new EffectQuestion(pick, remembered, others, effects, index, context);
  }

  /** U-TIE-02, U-TIE-03, U-RULE-55. */
  @Override
  public int chooser(Board board) {
    if (context.by() == Context.VILLAIN && board.mode().hasVillainSeat()) return 0;
    if (context.by() >= 0) return board.seatOf(context.by());
    boolean own = context.actor() >= 0 && context.by() == Context.USUAL;
    return board.seatOf(own ? context.actor() : board.decider());
  }

  @Override
  public void picked(Playing game, int picked) {
    Verbs.answer(game, this, picked);
  }

  /** What an effect asks; where it has options, their labels say what they are. */
  @Override
  public Phrase prompt(Board board) {
    var question =
        switch (effect()) {
          case Effect.Choose _ -> "choose";
          case Effect.May _ -> "may";
          case Effect.PeekPlan peek -> peek.reorder() ? "reorder" : "top-or-bottom";
          default -> "ask." + pick.id();
        };
    return Asking.prompt(question).name("source", Sources.key(effects));
  }

  @Override
  public Phrase label(UnitedMove answer) {
    return answer instanceof Pick(var kind, int option) && kind == PickKind.OPTION
        ? Phrase.of(optionKey(option))
        : answer.label();
  }

  /** The words of an option, counted from 0. */
  private String optionKey(int option) {
    return switch (effect()) {
      case Effect.Choose _ -> Sources.option(effects, option);
      case Effect.PeekPlan peek ->
          "united.choice." + (peek.reorder() ? "plans." : "plan.") + (option + 1);
      default -> "united.choice.may";
    };
  }

  /** Effects of the Villain's side are mandatory, those of a Hero are the player's own affair. */
  @Override
  public String rule() {
    return switch (effect()) {
      case Effect.Choose _ -> "U-EFFECT-05";
      case Effect.Damage _ -> "U-DAMAGE-05";
      case Effect.ReturnThreat _ -> "U-RULE-29";
      case Effect.Relocate _ -> "U-RULE-92";
      case Effect.LoseToken _, Effect.GainToken _ -> "U-TOKEN-03";
      default -> context.actor() < 0 ? "U-VILLAIN-05" : "U-TIE-03";
    };
  }

  @Override
  public Refusal whyNot(Board board, Pick left) {
    return RefusedPick.why(board, this, left);
  }
}
