package sixstones.server.http;

import io.javalin.http.Context;
import sixstones.archive.Shelf;
import sixstones.archive.rules.RuleCatalogue;
import sixstones.server.desk.Levels;
import sixstones.server.problem.Reason;
import sixstones.server.protocol.GameState;
import sixstones.server.protocol.RulesState;

/** What the lobby and the rule reference ask. */
final class GameCalls {

  private final Shelf shelf;
  private final Levels levels;

  GameCalls(Shelf shelf, Levels levels) {
    this.shelf = shelf;
    this.levels = levels;
  }

  void games(Context call) {
    Calls.answer(
        call, shelf.games().stream().map(game -> GameState.of(game, levels.ids())).toList());
  }

  void rules(Context call) {
    var game = shelf.find(call.pathParam("game")).orElseThrow(() -> Reason.NO_SUCH_GAME.problem());
    Calls.answer(call, RulesState.of(RuleCatalogue.of(game.info())));
  }
}
