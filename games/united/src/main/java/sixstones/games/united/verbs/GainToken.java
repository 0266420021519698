package sixstones.games.united.verbs;

import org.jspecify.annotations.Nullable;
import sixstones.engine.Refusal;
import sixstones.games.united.effects.Given;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.effects.Symbol;
import sixstones.games.united.effects.Who;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Member;
import sixstones.games.united.steps.AskingVerb;
import sixstones.games.united.steps.Because;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.EffectQuestion;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.VerbKind;
import sixstones.games.united.terms.Heroes;
import sixstones.games.united.tokens.ActionTokens;

/** Action tokens from the pool; without a token: Move, Attack or Heroic by choice. */
public record GainToken(@Nullable Symbol token, int n, Who who) implements AskingVerb<Member> {

  private static final long BASIC = 0b0111;

  public static final VerbKind KIND =
      VerbKind.named("gain_token")
          .form(
              "Action tokens from the pool; basic: Move, Attack or Heroic by choice",
              at ->
                  new GainToken(
                      at.says("token", "basic") ? null : at.one("token", Symbol.class),
                      at.number("n"),
                      at.who()),
              Slot.word("token", "move", "attack", "heroic", "wild", "basic"),
              Slot.number("n", 1, 9),
              Slot.word("who", "self", "other"))
          .needing(Given.HERO)
          .asks(
              "gain-token",
              (of, parts) ->
                  new Kind(
                      of, Member.of(parts.number("hero")), parts.number("left"), parts.options()));

  @Override
  public boolean isPossible(Board board, Context context) {
    return who == Who.SELF || Heroes.others(board, context.actor()) != 0;
  }

  @Override
  public void begin(Play game, CarryOut step) {
    Member actor = step.context().actor();
    if (who == Who.SELF) gain(game, step, actor, n);
    else step.askIfAny(game, PickKind.HERO, Heroes.others(game.board, actor));
  }

  @Override
  public void answer(Play game, CarryOut step, Member hero) {
    gain(game, step, hero, n);
  }

  private void gain(Play game, CarryOut step, Member hero, int left) {
    if (token == null) game.push(new Kind(step, hero, left, BASIC));
    else ActionTokens.give(game, hero, token, left);
  }

  @Override
  public String rule(Context context) {
    return "U-TOKEN-03";
  }

  @Override
  public Refusal noSymbol(EffectQuestion<?> asked) {
    return Because.of("U-TOKEN-03", "notBasic");
  }

  /** Which token a Hero gets; so many are left to be chosen. */
  record Kind(CarryOut of, Member hero, int left, long options) implements EffectQuestion<Symbol> {

    @Override
    public String id() {
      return "gain-token";
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
      ActionTokens.give(game, hero, symbol, 1);
      if (left > 1) game.push(new Kind(of, hero, left - 1, options));
    }
  }
}
