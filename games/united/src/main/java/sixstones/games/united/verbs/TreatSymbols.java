package sixstones.games.united.verbs;

import sixstones.games.united.effects.Given;
import sixstones.games.united.effects.Scope;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.effects.Symbol;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Pool;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Verb;
import sixstones.games.united.steps.VerbKind;

/** Symbols count as another kind. */
public record TreatSymbols(Symbol from, Symbol as, Scope scope) implements Verb {

  public static final VerbKind KIND =
      VerbKind.named("treat_symbols")
          .form(
              "symbols count as another kind: of this card, or all that are left in this turn",
              at ->
                  new TreatSymbols(
                      at.one("from", Symbol.class),
                      at.one("as", Symbol.class),
                      at.one("scope", Scope.class)),
              Slot.symbol("from"),
              Slot.symbol("as"),
              Slot.word("scope", "card", "turn"))
          .needing(Given.HERO);

  /** U-RULE-22: only symbols that are left. */
  @Override
  public boolean isPossible(Board board, Context context) {
    var turn = board.turn().ofHero();
    int pool = scope == Scope.TURN ? turn.symbols() : turn.own();
    return Pool.count(pool, from) > 0;
  }

  @Override
  public void begin(Play game, CarryOut step) {
    var turn = game.turn;
    turn.ofHero().own(Pool.turn(turn.ofHero().own(), from, as));
    if (scope == Scope.TURN) {
      turn.ofHero().shared(Pool.turn(turn.ofHero().shared(), from, as));
      turn.ofHero().extra(Pool.turn(turn.ofHero().extra(), from, as));
    }
    game.tell.treated(turn.active(), from, as, scope);
  }
}
