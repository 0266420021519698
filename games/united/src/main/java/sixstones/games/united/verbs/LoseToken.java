package sixstones.games.united.verbs;

import org.jspecify.annotations.Nullable;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.effects.Symbol;
import sixstones.games.united.effects.Who;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Member;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.EffectQuestion;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Verb;
import sixstones.games.united.steps.VerbKind;
import sixstones.games.united.terms.Heroes;
import sixstones.games.united.tokens.ActionTokens;

/** Action tokens back to the pool; without a token: any. */
public record LoseToken(@Nullable Symbol token, int n, Who who) implements Verb {

  public static final VerbKind KIND =
      VerbKind.named("lose_token")
          .form(
              "Action tokens back to the pool, as a cost or a loss",
              at ->
                  new LoseToken(
                      at.says("token", "any") ? null : at.one("token", Symbol.class),
                      at.number("n"),
                      at.who()),
              Slot.word("token", "move", "attack", "heroic", "wild", "any"),
              Slot.number("n", 1, 9),
              Slot.word("who", "self", "target"))
          .asks(
              "lose-token",
              (of, parts) ->
                  new Kind(
                      of, Member.of(parts.number("hero")), parts.number("left"), parts.options()));

  @Override
  public boolean isPossible(Board board, Context context) {
    Member hero = Heroes.named(who, context);
    var team = board.team();
    return (token == null ? team.allTokens(hero) : team.tokens(hero, token)) >= n;
  }

  @Override
  public void begin(Play game, CarryOut step) {
    Member hero = Heroes.named(who, step.context());
    if (token == null) {
      Kind.ask(game, step.with(step.context().by(hero)), hero, n);
      return;
    }
    for (int i = 0; i < n && game.team.tokens(hero, token) > 0; i++) {
      ActionTokens.spend(game, hero, token);
    }
  }

  @Override
  public String rule(Context context) {
    return "U-TOKEN-03";
  }

  /** Which token goes; so many are left to be chosen. */
  record Kind(CarryOut of, Member hero, int left, long options) implements EffectQuestion<Symbol> {

    static void ask(Play game, CarryOut of, Member hero, int left) {
      long kinds = game.team.tokenKinds(hero);
      if (kinds != 0) game.push(new Kind(of, hero, left, kinds));
    }

    @Override
    public String id() {
      return "lose-token";
    }

    @Override
    public void memory(Parts to) {
      to.put("hero", hero).put("left", left);
    }

    @Override
    public PickKind pick() {
      return PickKind.SYMBOL;
    }

    @Override
    public void picked(Play game, Symbol symbol) {
      ActionTokens.spend(game, hero, symbol);
      if (left > 1) ask(game, of, hero, left - 1);
    }
  }
}
