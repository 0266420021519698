package sixstones.games.united.verbs;

import sixstones.games.united.effects.Given;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.state.Member;
import sixstones.games.united.steps.AskingVerb;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.VerbKind;
import sixstones.games.united.terms.Places;

/** How a Hero plays the next card. */
public record ForcePlay(Whom who, How how) implements AskingVerb<Member> {

  public static final VerbKind KIND =
      VerbKind.named("force_play")
          .form(
              "how the next card is played, by the bound Hero or by one of those here",
              at ->
                  new ForcePlay(
                      at.says("who", "target", Given.TARGET) ? Whom.TARGET : Whom.ONE,
                      at.one("how", How.class)),
              Slot.word("who", "target", "one"),
              Slot.word("how", "facedown", "random"));

  /** The bound Hero, or one of those here. */
  public enum Whom {
    TARGET,
    ONE
  }

  /** How the card is played. */
  public enum How {
    FACEDOWN,
    RANDOM
  }

  @Override
  public void begin(Play game, CarryOut step) {
    var context = step.context();
    if (who == Whom.TARGET) {
      answer(game, step, context.target());
      return;
    }
    int here = game.team.standingAt(Places.here(game.board, context));
    step.askIfAny(game, PickKind.HERO, here);
  }

  @Override
  public void answer(Play game, CarryOut step, Member hero) {
    if (game.team.isKo(hero)) return;
    if (how == How.RANDOM) {
      game.team.mustPlayRandom(hero, true);
      game.tell.made("forcedRandom", hero, step.effects(), "U-RANDOM-01");
    } else {
      game.team.mustPlayFacedown(hero, true);
      game.tell.made("forcedFacedown", hero, step.effects(), "U-RANDOM-02");
    }
  }
}
