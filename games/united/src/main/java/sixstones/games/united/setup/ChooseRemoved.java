package sixstones.games.united.setup;

import sixstones.engine.Refusal;
import sixstones.games.united.box.HeroCard;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.UnitedMove.Pick;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Member;
import sixstones.games.united.steps.Because;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Selection;
import sixstones.games.united.steps.StepKind;

/** Which plain card leaves the deck when no Wild is left. */
public record ChooseRemoved(Member hero, long options) implements Selection<HeroCard> {

  public static final StepKind KIND =
      new StepKind("remove-card", parts -> new ChooseRemoved(parts.hero("hero"), parts.options()));

  @Override
  public String id() {
    return KIND.word();
  }

  @Override
  public void parts(Parts to) {
    to.put("hero", hero).options(this);
  }

  @Override
  public int chooser(Board board) {
    return board.seatOf(hero);
  }

  @Override
  public String rule() {
    return "U-RULE-39";
  }

  @Override
  public PickKind pick() {
    return PickKind.CARD;
  }

  @Override
  public void picked(Play game, HeroCard card) {
    Preparation.removed(game, hero, card);
  }

  @Override
  public Refusal notAmong(Board board, Pick pick) {
    return Because.of(rule(), "notPlain");
  }

  @Override
  public Member cardsOf() {
    return hero;
  }
}
