package sixstones.games.united.play;

import sixstones.games.united.board.Context;

/** Actions that an effect gives, if any of them can be taken. */
record GiveActions(int pool, int at, boolean single, int foe, Context context) implements Running {
  @Override
  public String id() {
    return "act-go";
  }

  @Override
  public void parts(Parts to) {
    to.put("pool", pool)
        .put("at", at)
        .put("single", single)
        .put("foe", foe)
        .put("context", context);
  }

  @Override
  public void run(Playing game) {
    var ask = new TakeGivenActions(pool, at, single, foe, context);
    if (!game.team.isKo(context.actor()) && pool != 0 && Acting.any(game.board, ask))
      game.push(ask);
  }
}
