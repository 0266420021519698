package sixstones.games.united.actions;

import sixstones.games.united.state.Context;
import sixstones.games.united.state.Location;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Running;

/** Actions that an effect gives, if any of them can be taken. */
public record GiveActions(int pool, Location at, boolean single, int foe, Context context)
    implements Running {
  @Override
  public String id() {
    return "act-go";
  }

  @Override
  public void parts(Parts to) {
    to.put("pool", pool)
        .put("at", at.index())
        .put("single", single)
        .put("foe", foe)
        .put("context", context);
  }

  @Override
  public void run(Play game) {
    var ask = new TakeGivenActions(pool, at, single, foe, context);
    if (!game.team.isKo(context.actor()) && pool != 0 && Actions.any(game.board, ask))
      game.push(ask);
  }
}
