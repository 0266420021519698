package sixstones.games.united.setup;

import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.united.effects.Symbol;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.UnitedMove.Pick;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Member;
import sixstones.games.united.steps.Asking;
import sixstones.games.united.steps.Because;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Selection;
import sixstones.games.united.steps.StepKind;
import sixstones.games.united.tokens.ActionTokens;

/** Who gets a starting Action token. */
public record GiveToken(Symbol token, long options) implements Selection<Member> {

  public static final StepKind KIND =
      new StepKind(
          "give-token", parts -> new GiveToken(parts.one("token", Symbol.ALL), parts.options()));

  @Override
  public String id() {
    return KIND.word();
  }

  @Override
  public void parts(Parts to) {
    to.put("token", token).options(this);
  }

  @Override
  public int chooser(Board board) {
    return board.seatOf(Member.FIRST);
  }

  @Override
  public String rule() {
    return "U-SUPERVILLAIN-07";
  }

  @Override
  public PickKind pick() {
    return PickKind.HERO;
  }

  @Override
  public void picked(Play game, Member hero) {
    ActionTokens.give(game, hero, token, 1);
  }

  @Override
  public Phrase prompt(Board board) {
    return Asking.prompt(id()).name("token", token.key());
  }

  @Override
  public Refusal notAmong(Board board, Pick pick) {
    return Because.of("U-MODE-06", "notInTeam");
  }
}
