package sixstones.games.united.verbs;

import sixstones.games.united.box.Box;
import sixstones.games.united.effects.Deed;
import sixstones.games.united.effects.Effect;
import sixstones.games.united.effects.Feature;
import sixstones.games.united.effects.Token;
import sixstones.games.united.fight.Fight;
import sixstones.games.united.moves.Enemy;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Threats;
import sixstones.games.united.steps.EffectQuestion;
import sixstones.games.united.steps.EffectStep;
import sixstones.games.united.steps.Inquiry;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Selection;
import sixstones.games.united.terms.Constants;
import sixstones.games.united.terms.Places;
import sixstones.games.united.tokens.Tokens;

/** Effects on Enemies and Civilians: damage, defeat, rescue. */
public final class EnemyVerbs {

  private EnemyVerbs() {}

  public static long henchmen(Board board) {
    long found = 0;
    for (int t = 0; t < Threats.COUNT; t++) {
      if (board.threats().inPlay(t) && board.threats().card(t).isHenchman()) found |= 1L << t;
    }
    return found;
  }

  public static long stunTargets(Board board, int locations) {
    long found = 0;
    for (int at = 0; at < Box.RING; at++) {
      if ((locations >> at & 1) == 0) continue;
      found |= board.threats().henchmenAt(at);
      if (board.dashboard().at() == at) found |= 1L << Selection.VILLAIN_BIT;
    }
    return found;
  }

  public static boolean canDamageAt(Board board, Effect.Foe what, int at) {
    boolean thugs = board.ring().thugs(at) > 0;
    boolean villain = board.dashboard().at() == at && Constants.canDamageVillain(board);
    boolean henchman = hittable(board, at) != 0;
    return switch (what) {
      case THUG -> thugs;
      case HENCHMAN -> henchman;
      case VILLAIN -> villain;
      case ENEMY -> thugs || henchman || villain;
    };
  }

  public static int hittable(Board board, int at) {
    int found = 0;
    int henchmen = board.threats().henchmenAt(at);
    for (int t = 0; t < Threats.COUNT; t++) {
      if ((henchmen >> t & 1) != 0 && Constants.canBeDamaged(board, t)) found |= 1 << t;
    }
    return found;
  }

  public static void damageEnemy(Play game, EffectStep step, Effect.DamageEnemy damage) {
    var context = step.context();
    game.nothingDone(Deed.DEFEATED);
    if (damage.what() == Effect.Foe.HENCHMAN && context.threat() >= 0) {
      strike(game, damage, context.threat(), context.actor());
      return;
    }
    int found = Places.find(game.board, damage.where(), context);
    if (damage.each()) {
      for (int at = 0; at < Box.RING; at++)
        if ((found >> at & 1) != 0) strikeAll(game, damage, at, context.actor());
      return;
    }
    long targets = 0;
    for (int at = 0; at < Box.RING; at++)
      if ((found >> at & 1) != 0) targets |= hittable(game.board, at);
    Inquiry.askIfAny(game, step, PickKind.THREAT, 0, targets);
  }

  public static void damagePicked(
      Play game, EffectQuestion step, Effect.DamageEnemy damage, int picked) {
    strike(game, damage, picked, step.context().actor());
  }

  public static void strike(Play game, Effect.DamageEnemy damage, int t, int hero) {
    Fight.hitHenchman(game, t, hero, damage.n());
  }

  public static void strikeAll(Play game, Effect.DamageEnemy damage, int at, int hero) {
    int henchmen = hittable(game.board, at);
    boolean villain = game.dashboard.at() == at && Constants.canDamageVillain(game.board);
    for (var token : Token.ALL) {
      if (!token.isThug()) continue;
      int count = game.ring.count(at, token);
      if (Constants.health(game.board, at, token) == 1) {
        for (int i = 0; i < count; i++) Fight.defeat(game, at, token, hero);
      } else {
        int wounded = game.ring.wounded(at, token);
        game.ring.wounded(at, token, 0);
        for (int i = 0; i < wounded; i++) Fight.defeat(game, at, token, hero);
        game.ring.wounded(at, token, count - wounded);
        if (count > wounded) game.tell.wounded(at, token);
      }
    }
    if (damage.what() != Effect.Foe.ENEMY) return;
    for (int t = 0; t < Threats.COUNT; t++)
      if ((henchmen >> t & 1) != 0) strike(game, damage, t, hero);
    if (villain) Fight.hit(game, Enemy.villain(), at, hero);
  }

  public static void rescue(Play game, int at, int count) {
    for (int i = 0; i < count && game.ring.count(at, Token.CIVILIAN) > 0; i++)
      Fight.rescue(game, at);
  }

  public static int with(Play game, int locations, Token token) {
    for (int at = 0; at < Box.RING; at++)
      if (game.ring.count(at, token) == 0) locations &= ~(1 << at);
    return locations;
  }

  public static int withThugs(Play game, int locations) {
    for (int at = 0; at < Box.RING; at++) if (game.ring.thugs(at) == 0) locations &= ~(1 << at);
    return locations;
  }

  /** U-RULE-74: one Thug in each Location; the decider chooses between Thugs and Doombots. */
  public static void perThug(Play game, EffectStep step, int locations) {
    int rest = locations;
    while (rest != 0 && !game.isOver()) {
      int at = Integer.numberOfTrailingZeros(rest);
      rest &= rest - 1;
      int kinds = Tokens.kinds(game.board, Feature.THUG, at);
      if (Integer.bitCount(kinds) > 1) {
        Inquiry.ask(game, step, PickKind.TOKEN, at | rest << 3, kinds);
        return;
      }
      if (kinds != 0) {
        Fight.defeat(
            game, at, Token.ALL[Integer.numberOfTrailingZeros(kinds)], step.context().actor());
      }
    }
  }
}
