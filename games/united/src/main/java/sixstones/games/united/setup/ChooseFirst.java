package sixstones.games.united.setup;

import sixstones.engine.Refusal;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.UnitedMove.Pick;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Member;
import sixstones.games.united.steps.Because;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Selection;
import sixstones.games.united.steps.StepKind;

/** Who takes the first Hero turn. */
public record ChooseFirst(long options) implements Selection<Member> {

  public static final StepKind KIND =
      new StepKind("first-hero", parts -> new ChooseFirst(parts.options()));

  @Override
  public String id() {
    return KIND.word();
  }

  @Override
  public void parts(Parts to) {
    to.options(this);
  }

  @Override
  public int chooser(Board board) {
    return board.seatOf(Member.FIRST);
  }

  @Override
  public String rule() {
    return "U-SETUP-22";
  }

  @Override
  public PickKind pick() {
    return PickKind.HERO;
  }

  @Override
  public void picked(Play game, Member hero) {
    game.turn.next(hero);
    game.turn.active(hero);
    game.tell.first(hero);
  }

  @Override
  public Refusal notAmong(Board board, Pick pick) {
    return Because.of("U-MODE-06", "notInTeam");
  }
}
