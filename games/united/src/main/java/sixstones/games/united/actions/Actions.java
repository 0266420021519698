package sixstones.games.united.actions;

import org.jspecify.annotations.Nullable;
import sixstones.engine.Bits;
import sixstones.engine.MoveList;
import sixstones.games.united.effects.Symbol;
import sixstones.games.united.effects.Token;
import sixstones.games.united.fight.Fight;
import sixstones.games.united.moves.Enemy;
import sixstones.games.united.moves.Payment;
import sixstones.games.united.moves.SharedMoves;
import sixstones.games.united.moves.UnitedMove;
import sixstones.games.united.moves.UnitedMove.Action;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Location;
import sixstones.games.united.state.Member;
import sixstones.games.united.state.Pool;
import sixstones.games.united.steps.Play;
import sixstones.games.united.terms.Constants;

/** Move, Attack and Heroic actions: which are legal, what they cost, what they do. */
public final class Actions {

  private Actions() {}

  /** Actions of step 3, with symbols and Action tokens. */
  public static void list(Board board, Member hero, MoveList<UnitedMove> into) {
    var turn = board.turn();
    int symbols = turn.ofHero().symbols();
    int tokens = turn.tokensBanned() ? 0 : tokens(board, hero);
    Location at = board.team().at(hero);
    list(board, hero, at, symbols, false, symbols + tokens, null, into);
    list(board, hero, at, tokens, true, symbols + tokens, null, into);
  }

  private static int tokens(Board board, Member hero) {
    int pool = 0;
    for (var kind : Symbol.ALL)
      pool = Pool.add(pool, kind, Math.min(7, board.team().tokens(hero, kind)));
    return pool;
  }

  /** Actions of an effect, in a Location. */
  public static void list(Board board, TakeGivenActions given, MoveList<UnitedMove> into) {
    Member hero = given.context().actor();
    int pool = given.pool();
    list(board, hero, given.location(board), pool, false, pool, given.foe(), into);
  }

  private static void list(
      Board board,
      Member hero,
      Location at,
      int pool,
      boolean token,
      int all,
      @Nullable Enemy single,
      MoveList<UnitedMove> into) {
    for (var symbol : Symbol.ALL) {
      if (Pool.count(pool, symbol) == 0) continue;
      var with = Payment.of(symbol, token);
      if (symbol.servesAs(Symbol.MOVE)) moves(board, hero, at, all, with, into);
      if (symbol.servesAs(Symbol.ATTACK)) attacks(board, at, single, with, into);
      if (symbol.servesAs(Symbol.HEROIC)) heroics(board, hero, at, with, into);
    }
  }

  private static void moves(
      Board board, Member hero, Location at, int all, Payment with, MoveList<UnitedMove> into) {
    Location from = board.team().at(hero);
    int capable = Pool.count(all, Symbol.MOVE) + Pool.count(all, Symbol.WILD);
    if (capable >= Constants.leaveCost(board, from)) {
      into.add(SharedMoves.go(board.ring().tile(from.clockwise(-1)), with));
      into.add(SharedMoves.go(board.ring().tile(from.clockwise(1)), with));
    }
    fills(board, at, Symbol.MOVE, with, into);
  }

  private static void attacks(
      Board board, Location at, @Nullable Enemy single, Payment with, MoveList<UnitedMove> into) {
    for (var token : Token.ALL) {
      if (!token.isThug() || board.ring().count(at, token) == 0) continue;
      var enemy = Enemy.of(token);
      if (single == null || single.equals(enemy)) into.add(SharedMoves.attack(enemy, with));
    }
    if (board.dashboard().at() == at
        && Constants.canDamageVillain(board)
        && (single == null || single.isVillain())) {
      into.add(SharedMoves.attack(Enemy.villain(), with));
    }
    int henchmen = board.threats().henchmenAt(at);
    for (int rest = henchmen; rest != 0; rest = Bits.rest(rest)) {
      var threat = board.threats().first(rest);
      var enemy = Enemy.henchman(threat);
      if (single != null && !single.equals(enemy)) continue;
      if (Constants.canBeDamaged(board, threat)) into.add(SharedMoves.attack(enemy, with));
    }
    if (single == null) fills(board, at, Symbol.ATTACK, with, into);
  }

  private static void heroics(
      Board board, Member hero, Location at, Payment with, MoveList<UnitedMove> into) {
    if (board.ring().count(at, Token.CIVILIAN) > 0) into.add(SharedMoves.rescue(with));
    fills(board, at, Symbol.HEROIC, with, into);
    if (board.ring().rick() == board.team().at(hero) && Constants.carriesRick(board)) {
      Location from = board.ring().rick();
      into.add(SharedMoves.rick(board.ring().tile(from.clockwise(-1)), with));
      into.add(SharedMoves.rick(board.ring().tile(from.clockwise(1)), with));
    }
  }

  /** U-THREAT-05, U-RULE-27: a space is filled with an action of its kind. */
  private static void fills(
      Board board, Location at, Symbol space, Payment with, MoveList<UnitedMove> into) {
    for (int rest = board.threats().inLocation(at); rest != 0; rest = Bits.rest(rest)) {
      var threat = board.threats().first(rest);
      if (Bits.has(Fight.emptySpaces(board.threats(), threat), space.ordinal())) {
        into.add(SharedMoves.fill(threat, space, with));
      }
    }
  }

  /** The Locations in which a Hero could take any of the actions of a pool. */
  public static int where(Board board, int pool, Member hero, int locations) {
    int useful = 0;
    var moves = new MoveList<UnitedMove>();
    for (int rest = locations; rest != 0; rest = Bits.rest(rest)) {
      Location at = Location.first(rest);
      moves.clear();
      list(board, hero, at, pool, false, pool, null, moves);
      if (moves.size() > 0) useful = Bits.with(useful, at.index());
    }
    return useful;
  }

  public static boolean any(Board board, TakeGivenActions given) {
    var moves = new MoveList<UnitedMove>();
    list(board, given, moves);
    return moves.size() > 0;
  }

  /** Spends a symbol or token of the turn. */
  public static void pay(Play game, Member hero, Payment with) {
    var symbol = with.symbol();
    if (with.token()) {
      game.team.tokens(hero, symbol, game.team.tokens(hero, symbol) - 1);
      game.tell.spent(hero, symbol);
    } else {
      game.turn.ofHero().spend(symbol);
    }
  }

  /**
   * U-RULE-100: further Moves of one action are paid with Move before Wild, symbols before tokens.
   */
  public static void payFurther(Play game, Member hero, int cost) {
    for (int i = 1; i < cost; i++) pay(game, hero, further(game.board, hero));
  }

  private static Payment further(Board board, Member hero) {
    int symbols = board.turn().ofHero().symbols();
    for (boolean token : new boolean[] {false, true}) {
      int pool = token ? tokens(board, hero) : symbols;
      for (var kind : new Symbol[] {Symbol.MOVE, Symbol.WILD}) {
        if (Pool.count(pool, kind) > 0) return Payment.of(kind, token);
      }
    }
    throw new IllegalStateException("there is no further Move");
  }

  /** Carries an action out in a Location. */
  public static void act(Play game, Member hero, Location at, Action action) {
    switch (action) {
      case UnitedMove.Go go -> Movement.go(game, hero, game.ring.find(go.tile()));
      case UnitedMove.Attack attack -> {
        game.tell.attacked(hero, attack.enemy());
        Fight.hit(game, attack.enemy(), at, hero);
      }
      case UnitedMove.Rescue _ -> Fight.rescue(game, at);
      case UnitedMove.Fill fill -> Fight.fill(game, fill.threat(), fill.space());
      case UnitedMove.MoveRick rick -> Movement.rick(game, game.ring.find(rick.tile()));
    }
  }

  /** An action of step 3: paid with a symbol or token, then carried out. */
  public static void takeWithSymbols(Play game, Member hero, Action action) {
    Location at = game.team.at(hero);
    int cost = action instanceof UnitedMove.Go ? Constants.leaveCost(game.board, at) : 1;
    pay(game, hero, action.with());
    payFurther(game, hero, cost);
    act(game, hero, at, action);
  }

  /** One of the actions that an effect gives. */
  public static void takeGiven(Play game, TakeGivenActions given, Action action) {
    Member hero = given.context().actor();
    int pool = Pool.add(given.pool(), action.with().symbol(), -1);
    if (action instanceof UnitedMove.Go) {
      for (int i = 1; i < Constants.leaveCost(game.board, game.team.at(hero)); i++) {
        pool = Pool.add(pool, Pool.count(pool, Symbol.MOVE) > 0 ? Symbol.MOVE : Symbol.WILD, -1);
      }
    }
    Location at = given.location(game.board);
    var target = given.single() && action instanceof UnitedMove.Attack hit ? hit.enemy() : null;
    if (!given.single() || canBeHitAgain(game.board, at, action)) {
      game.push(new GiveActions(pool, given.at(), given.single(), target, given.context()));
    }
    act(game, hero, at, action);
  }

  /** Whether the single target of an effect may take more: another Thug is another target. */
  private static boolean canBeHitAgain(Board board, Location at, Action action) {
    if (!(action instanceof UnitedMove.Attack(var enemy, _))) return false;
    return !enemy.isToken() || !Fight.falls(board, at, enemy.token());
  }
}
