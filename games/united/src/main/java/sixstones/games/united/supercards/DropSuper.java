package sixstones.games.united.supercards;

import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.united.box.SuperCard;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.UnitedMove;
import sixstones.games.united.moves.UnitedMove.Pick;
import sixstones.games.united.state.Board;
import sixstones.games.united.steps.Because;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Selection;
import sixstones.games.united.steps.StepKind;

/** Which of four Super Villain cards leaves the game. */
public record DropSuper(long options) implements Selection<SuperCard> {

  public static final StepKind KIND =
      new StepKind("drop-super", parts -> new DropSuper(parts.options()));

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
    return 0;
  }

  @Override
  public String rule() {
    return "U-SUPERVILLAIN-03";
  }

  /** The name alone would read as if the card were kept. */
  @Override
  public Phrase label(Board board, UnitedMove answer) {
    return answer instanceof Pick pick
        ? pick.thing().in(Phrase.of("united.move.dropSuper"))
        : answer.label();
  }

  @Override
  public PickKind pick() {
    return PickKind.SUPER_VILLAIN;
  }

  @Override
  public void picked(Play game, SuperCard card) {
    game.dashboard.drop(card);
  }

  @Override
  public Refusal notAmong(Board board, Pick pick) {
    return Because.of(rule(), "superNotOffered");
  }
}
