package sixstones.games.united.verbs;

import sixstones.games.united.damage.WaitingKos;
import sixstones.games.united.effects.Effects;
import sixstones.games.united.effects.Feature;
import sixstones.games.united.effects.Place;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Member;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Verb;
import sixstones.games.united.steps.VerbKind;
import sixstones.games.united.terms.Heroes;
import sixstones.games.united.terms.Places;

/** Every Hero in some Locations has a part in it. */
public record ForEach(Place where, Effects then) implements Verb {

  public static final VerbKind KIND =
      VerbKind.named("for_each")
          .form(
              "once for each Hero there, who is the target then; KOs wait until all have answered",
              at -> new ForEach(at.place("where"), at.stepsOnTarget("effects")),
              Slot.place("where"),
              Slot.steps("effects"));

  @Override
  public boolean isPossible(Board board, Context context) {
    return Places.count(board, Feature.HERO, where, context) > 0;
  }

  @Override
  public void begin(Play game, CarryOut step) {
    int heroes = Heroes.in(game.board, Places.find(game.board, where, step.context()));
    WaitingKos.await(game, step.context());
    for (int i = game.team.size() - 1; i >= 0; i--) {
      Member hero = game.board.inTurn(i);
      if (hero.isIn(heroes)) game.push(then, step.context().together(hero));
    }
  }
}
