package sixstones.games.united.actions;

import sixstones.games.united.state.Location;
import sixstones.games.united.state.Member;
import sixstones.games.united.steps.Play;
import sixstones.games.united.terms.Constants;

/** Heroes on their way, with what that triggers. */
public final class Movement {

  private Movement() {}

  public static void go(Play game, Member hero, Location to) {
    Location from = game.team.at(hero);
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

  public static void rick(Play game, Location to) {
    Location from = game.ring.rick();
    game.ring.rick(to);
    game.tell.rickMoved(from, to);
  }
}
