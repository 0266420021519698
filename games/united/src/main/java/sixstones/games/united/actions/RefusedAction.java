package sixstones.games.united.actions;

import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.united.box.Tile;
import sixstones.games.united.effects.Symbol;
import sixstones.games.united.effects.Token;
import sixstones.games.united.moves.Enemy;
import sixstones.games.united.moves.UnitedMove;
import sixstones.games.united.moves.UnitedMove.Action;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Location;
import sixstones.games.united.state.Member;
import sixstones.games.united.state.Pool;
import sixstones.games.united.steps.Because;
import sixstones.games.united.terms.Constants;

/** Why an action can't be taken: what it is paid with, or what it is done to. */
public final class RefusedAction {

  private RefusedAction() {}

  public static Refusal ofTurn(Board board, Action action) {
    var with = action.with();
    Member hero = board.turn().active();
    if (with.token()) {
      if (board.turn().tokensBanned()) return Because.of("U-TOKEN-01", "tokensBanned");
      if (board.team().tokens(hero, with.symbol()) == 0) return Because.of("U-TOKEN-01", "noToken");
    } else {
      int pool = board.turn().ofHero().symbols();
      if (Pool.count(pool, with.symbol()) == 0) return Because.of("U-STORY-01", "noSymbol");
    }
    return object(board, action, hero, board.team().at(hero));
  }

  public static Refusal ofEffect(Board board, TakeGivenActions step, Action action) {
    var with = action.with();
    Member hero = step.context().actor();
    if (with.token()) return Because.of("U-TOKEN-02", "noTokenHere");
    if (Pool.count(step.pool(), with.symbol()) == 0) return Because.of("U-EFFECT-01", "notGiven");
    boolean single = step.foe() != null && action instanceof UnitedMove.Attack;
    if (single) return Because.of("U-EFFECT-01", "singleTarget");
    return object(board, action, hero, step.location(board));
  }

  private static Refusal object(Board board, Action action, Member hero, Location at) {
    var symbol = action.with().symbol();
    return switch (action) {
      case UnitedMove.Go go ->
          symbol.servesAs(Symbol.MOVE)
              ? way(board, go.tile(), board.team().at(hero))
              : Because.of("U-ACTION-MOVE-01", "wrongSymbol");
      case UnitedMove.Attack attack ->
          symbol.servesAs(Symbol.ATTACK)
              ? enemy(board, attack.enemy(), at)
              : Because.of("U-ACTION-ATTACK-01", "wrongSymbol");
      case UnitedMove.Rescue _ ->
          symbol.servesAs(Symbol.HEROIC)
              ? Because.of("U-ACTION-HEROIC-01", "noCivilian")
              : Because.of("U-ACTION-HEROIC-01", "wrongSymbol");
      case UnitedMove.Fill fill -> space(board, fill, at);
      case UnitedMove.MoveRick rick ->
          symbol.servesAs(Symbol.HEROIC)
              ? rick(board, rick.tile(), board.team().at(hero))
              : Because.of("U-MAESTRO-07", "wrongSymbol");
    };
  }

  private static Refusal way(Board board, Tile tile, Location from) {
    Location to = board.ring().find(tile);
    if (to.isNowhere()) return Because.of("U-RING-01", "notInRing");
    if (from.distance(to) != 1) return Because.of("U-ACTION-MOVE-01", "notAdjacent");
    int cost = Constants.leaveCost(board, from);
    return Refusal.of("U-RULE-100", Phrase.of("united.refusal.leaveCost").number("count", cost));
  }

  private static Refusal enemy(Board board, Enemy enemy, Location at) {
    if (enemy.isVillain()) {
      if (!board.villain().hasHealth()) return Because.of("U-IMMORTUS-03", "cannotBeDamaged");
      return board.dashboard().at() == at
          ? Because.of("U-ACTION-ATTACK-05", "twoMissions")
          : Because.of("U-ACTION-ATTACK-01", "notHere");
    }
    if (enemy.isToken()) {
      return enemy.token() == Token.CIVILIAN
          ? Because.of("U-ACTION-ATTACK-07", "notAnEnemy")
          : Because.of("U-ACTION-ATTACK-01", "notHere");
    }
    var threat = enemy.threat();
    if (!threat.isHenchman()) return Because.of("U-ACTION-ATTACK-06", "notAnEnemy");
    boolean ours = board.villain().threats().contains(threat);
    return ours && board.threats().isAt(threat, at)
        ? Because.of("U-THREAT-02", "protectedNow")
        : Because.of("U-ACTION-ATTACK-01", "notHere");
  }

  private static Refusal space(Board board, UnitedMove.Fill fill, Location at) {
    var threat = fill.threat();
    boolean here = board.villain().threats().contains(threat) && board.threats().isAt(threat, at);
    if (!here) return Because.of("U-ACTION-HEROIC-02", "threatNotHere");
    if (threat.isHenchman()) return Because.of("U-THREAT-13", "henchmanHeroic");
    if (!threat.clear().contains(fill.space())) return Because.of("U-THREAT-04", "wrongSpace");
    return fill.with().symbol().servesAs(fill.space())
        ? Because.of("U-ACTION-HEROIC-02", "spaceFull")
        : Because.of("U-THREAT-05", "wrongSymbol");
  }

  private static Refusal rick(Board board, Tile tile, Location at) {
    if (board.ring().rick() != at) return Because.of("U-MAESTRO-07", "noRick");
    return board.ring().find(tile).isNowhere()
        ? Because.of("U-RING-01", "notInRing")
        : Because.of("U-MAESTRO-07", "rickAdjacent");
  }
}
