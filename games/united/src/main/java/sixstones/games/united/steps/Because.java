package sixstones.games.united.steps;

import sixstones.engine.Refusal;
import sixstones.engine.phrase.Arg;
import sixstones.engine.phrase.Phrase;
import sixstones.games.united.effects.Branch;
import sixstones.games.united.effects.Condition;
import sixstones.games.united.effects.Effects;
import sixstones.games.united.state.Board;

/** Refusals as they are put: a rule, and the sentence that says it. */
public final class Because {

  private Because() {}

  /** An effect that can do nothing: for want of what it asks for, or at all. */
  public static Refusal impossible(Effects effects) {
    for (var effect : effects.steps()) {
      if (effect instanceof Branch test) {
        for (var cond : test.cond().tests()) {
          if (cond instanceof Condition.Test.Alone) return of("U-ALONE-01", "notAlone");
        }
      }
    }
    return of("U-RULE-21", "nothingToDo");
  }

  /** Something else is asked: the question and its rule. */
  public static Refusal answerFirst(Board board, Asking step) {
    var question = new Arg.Inner(step.prompt(board));
    var why = Phrase.of("united.refusal.answerFirst").with("question", question);
    return Refusal.of(step.rule(), why);
  }

  public static Refusal of(String rule, String key) {
    return Refusal.of(rule, Phrase.of("united.refusal." + key));
  }
}
