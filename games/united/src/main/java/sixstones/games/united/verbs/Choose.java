package sixstones.games.united.verbs;

import java.util.List;
import sixstones.engine.Bits;
import sixstones.engine.Refusal;
import sixstones.games.united.effects.Decider;
import sixstones.games.united.effects.Effects;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.log.Sources;
import sixstones.games.united.moves.Option;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.steps.AskingVerb;
import sixstones.games.united.steps.Because;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.EffectQuestion;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Possible;
import sixstones.games.united.steps.VerbKind;

/** Exactly one of several options. */
public record Choose(List<Effects> options, Decider by) implements AskingVerb<Option> {

  public static final VerbKind KIND =
      VerbKind.named("choose")
          .form(
              "exactly one option that can be done",
              at -> new Choose(at.options("options"), at.by()),
              Slot.options("options"),
              Slot.BY);

  @Override
  public boolean isPossible(Board board, Context context) {
    return possible(board, context) != 0;
  }

  private long possible(Board board, Context context) {
    long possible = 0;
    for (int i = 0; i < options.size(); i++) {
      if (Possible.any(board, options.get(i), context)) possible = Bits.with(possible, i);
    }
    return possible;
  }

  @Override
  public void begin(Play game, CarryOut step) {
    if (by == Decider.TARGET && game.team.isKo(step.context().target())) return;
    step.by(by).askIfAny(game, PickKind.OPTION, possible(game.board, step.context()));
  }

  @Override
  public void answer(Play game, CarryOut step, Option option) {
    game.tell.tookOption(step.effects(), option);
    game.accept(options.get(option.index()), step.context());
  }

  @Override
  public String prompt(EffectQuestion<?> asked) {
    return "choose";
  }

  @Override
  public String optionKey(EffectQuestion<?> asked, Option option) {
    return Sources.option(asked.of().effects(), option);
  }

  @Override
  public String rule(Context context) {
    return "U-EFFECT-05";
  }

  @Override
  public Refusal noOption(Option option) {
    return option.index() < options.size()
        ? Because.of("U-RULE-21", "optionUseless")
        : AskingVerb.super.noOption(option);
  }
}
