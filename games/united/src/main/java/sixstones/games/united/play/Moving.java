package sixstones.games.united.play;

/** Heroes on their way, with what that triggers. */
final class Moving {

  private Moving() {}

  static void go(Playing game, int hero, int to) {
    int from = game.team.at(hero);
    if (from == to) return;
    game.team.at(hero, to);
    game.tell.moved(hero, from, to);
    // U-RULE-76: a watch on the Villain's Location works on every entry.
    if (to == game.dashboard.at()) {
      for (var watch = game.turn.watches(); watch != null; watch = watch.before()) {
        game.interrupt();
        game.push(watch.effects(), watch.context());
      }
    }
    // U-MAESTRO-06, U-RULE-78.
    if (game.ring.rick() == from && Constants.carriesRick(game.board)) {
      game.push(new CarryRick(hero, to));
    }
  }

  static void rick(Playing game, int to) {
    int from = game.ring.rick();
    game.ring.rick(to);
    game.tell.rickMoved(from, to);
  }
}
