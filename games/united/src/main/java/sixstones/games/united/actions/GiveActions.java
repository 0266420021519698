package sixstones.games.united.actions;

import org.jspecify.annotations.Nullable;
import sixstones.games.united.moves.Enemy;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Location;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Running;
import sixstones.games.united.steps.StepKind;

/** Actions that an effect gives, if any of them can be taken. */
public record GiveActions(
    int pool, Location at, boolean single, @Nullable Enemy foe, Context context)
    implements Running {

  public static final StepKind KIND =
      new StepKind(
          "act-go",
          parts ->
              new GiveActions(
                  parts.number("pool"),
                  parts.location("at"),
                  parts.truth("single"),
                  Enemy.numbered(parts.number("foe")),
                  parts.context()));

  @Override
  public String id() {
    return KIND.word();
  }

  @Override
  public void parts(Parts to) {
    to.put("pool", pool)
        .put("at", at)
        .put("single", single)
        .put("foe", Enemy.number(foe))
        .put("context", context);
  }

  @Override
  public void run(Play game) {
    var ask = new TakeGivenActions(pool, at, single, foe, context);
    if (!game.team.isKo(context.actor()) && pool != 0 && Actions.any(game.board, ask))
      game.push(ask);
  }
}
