package sixstones.games.united.tokens;

import sixstones.games.united.effects.Deed;
import sixstones.games.united.effects.Symbol;
import sixstones.games.united.state.Member;
import sixstones.games.united.steps.Play;

/** Action tokens between the pool and the Heroes. */
public final class ActionTokens {

  private ActionTokens() {}

  public static void give(Play game, Member hero, Symbol token, int count) {
    game.team.tokens(hero, token, game.team.tokens(hero, token) + count);
    game.tell.gained(hero, token, count);
  }

  public static void spend(Play game, Member hero, Symbol token) {
    game.team.tokens(hero, token, game.team.tokens(hero, token) - 1);
    game.did(Deed.SPENT, 1);
    game.tell.spent(hero, token);
  }
}
