package sixstones.games.united.setup;

import static sixstones.games.united.steps.Because.refuse;

import sixstones.engine.Refusal;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.UnitedMove.Pick;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Member;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Selection;

/** Which plain card leaves the deck when no Wild is left. */
public record ChooseRemoved(Member hero, long options) implements Selection {
  @Override
  public String id() {
    return "remove-card";
  }

  @Override
  public void parts(Parts to) {
    to.put("hero", hero.index()).put("options", options);
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
  public void picked(Play game, int picked) {
    Preparation.removed(game, hero, picked);
  }

  @Override
  public Refusal notAmong(Board board, Pick pick) {
    return refuse(rule(), "notPlain");
  }

  @Override
  public Member cardsOf() {
    return hero;
  }
}
