package sixstones.games.united.supercards;

import sixstones.engine.Refusal;
import sixstones.games.united.box.SuperCard;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.UnitedMove.Pick;
import sixstones.games.united.state.Board;
import sixstones.games.united.steps.Because;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Selection;
import sixstones.games.united.steps.StepKind;

/** A Super Villain card at the end of a Hero turn. */
public record PlaySuperVillain(long options) implements Selection<SuperCard> {

  public static final StepKind KIND =
      new StepKind("super-end", parts -> new PlaySuperVillain(parts.options()));

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
    return "U-SVCARD-05";
  }

  @Override
  public PickKind pick() {
    return PickKind.SUPER_VILLAIN;
  }

  @Override
  public boolean mayDecline() {
    return true;
  }

  @Override
  public void picked(Play game, SuperCard card) {
    SuperVillainCards.atTurnEnd(game, card);
  }

  @Override
  public void declined(Play game) {
    SuperVillainCards.noneAtTurnEnd(game);
  }

  @Override
  public Refusal notAmong(Board board, Pick pick) {
    return Because.of("U-SVCARD-01", "superNotOffered");
  }

  @Override
  public boolean isSecret() {
    return true;
  }
}
