package sixstones.games.united.verbs;

import sixstones.engine.Bits;
import sixstones.engine.phrase.Phrase;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.effects.Symbol;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Member;
import sixstones.games.united.state.Pool;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.EffectQuestion;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Verb;
import sixstones.games.united.steps.VerbKind;
import sixstones.games.united.tokens.ActionTokens;

/** All Action tokens are collected, one may be dropped, the rest handed out; U-KO-16. */
public record RedistributeTokens(boolean drops) implements Verb {

  public static final VerbKind KIND =
      VerbKind.named("redistribute_tokens")
          .form(
              "all Action tokens are collected, one is dropped or none, the rest handed out",
              at -> new RedistributeTokens(at.number("drop") == 1),
              Slot.number("drop", 0, 1))
          .asks("drop-token", (of, parts) -> new Drop(of, parts.number("pool"), parts.options()))
          .asks(
              "hand-out-token",
              (of, parts) -> new HandOut(of, parts.number("pool"), parts.options()));

  @Override
  public void begin(Play game, CarryOut step) {
    int pool = 0;
    for (var member : game.team.members()) {
      if (game.team.isKo(member)) continue;
      for (var kind : Symbol.ALL) {
        int room = 15 - Pool.count(pool, kind);
        pool = Pool.add(pool, kind, Math.min(room, game.team.tokens(member, kind)));
        game.team.tokens(member, kind, 0);
      }
    }
    if (pool == 0) return;
    game.tell.collected();
    if (drops) game.push(new Drop(step, pool, Pool.kinds(pool)));
    else HandOut.ask(game, step, pool);
  }

  /** What a token is chosen for is not the same in both questions. */
  @Override
  public String prompt(EffectQuestion<?> asked) {
    return asked.id();
  }

  /** Which of the pool is dropped. */
  record Drop(CarryOut of, int pool, long options) implements EffectQuestion<Symbol> {

    @Override
    public String id() {
      return "drop-token";
    }

    @Override
    public void memory(Parts to) {
      to.put("pool", pool);
    }

    @Override
    public PickKind pick() {
      return PickKind.SYMBOL;
    }

    @Override
    public void picked(Play game, Symbol symbol) {
      HandOut.ask(game, of, Pool.add(pool, symbol, -1));
    }
  }

  /** Who gets the next token of the pool. */
  record HandOut(CarryOut of, int pool, long options) implements EffectQuestion<Member> {

    static void ask(Play game, CarryOut of, int pool) {
      long heroes = game.team.standing();
      if (pool != 0 && heroes != 0) game.push(new HandOut(of, pool, heroes));
    }

    @Override
    public String id() {
      return "hand-out-token";
    }

    @Override
    public void memory(Parts to) {
      to.put("pool", pool);
    }

    @Override
    public Phrase prompt(Board board) {
      return EffectQuestion.super.prompt(board).name("token", next().key());
    }

    @Override
    public PickKind pick() {
      return PickKind.HERO;
    }

    @Override
    public void picked(Play game, Member hero) {
      ActionTokens.give(game, hero, next(), 1);
      ask(game, of, Pool.add(pool, next(), -1));
    }

    private Symbol next() {
      return Symbol.ALL[Bits.first(Pool.kinds(pool))];
    }
  }
}
