package sixstones.games.united.supercards;

import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.games.united.effects.Trigger;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.SharedMoves;
import sixstones.games.united.moves.UnitedMove;
import sixstones.games.united.moves.UnitedMove.Pick;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Subject;
import sixstones.games.united.steps.Asking;
import sixstones.games.united.steps.Because;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.StepKind;
import sixstones.games.united.steps.WrittenParts;

/** Whether a Super Hero card is played on its event. */
public record PlaySuperHero(Trigger event, Subject subject, Holding holding) implements Asking {

  public static final StepKind KIND = new StepKind("window-ask", PlaySuperHero::read);

  @Override
  public String id() {
    return KIND.word();
  }

  @Override
  public void parts(Parts to) {
    to.put("event", event).put("subject", subject).put("place", holding.place());
  }

  private static PlaySuperHero read(WrittenParts parts) {
    var event = parts.one("event", Trigger.ALL);
    var holding = Holding.ORDER.get(parts.number("place"));
    return new PlaySuperHero(event, SuperWindow.subject(event, parts), holding);
  }

  @Override
  public int chooser(Board board) {
    return board.seatOf(holding.owner(board));
  }

  @Override
  public String rule() {
    return "U-SHCARD-01";
  }

  @Override
  public void moves(Board board, MoveList<UnitedMove> into) {
    into.add(SharedMoves.pick(PickKind.SUPER_HERO, holding.card()));
    into.add(SharedMoves.DECLINE);
  }

  @Override
  public void answer(Play game, UnitedMove move) {
    if (move.equals(SharedMoves.DECLINE)) SuperHeroCards.decline(game, this);
    else SuperHeroCards.play(game, this);
  }

  @Override
  public Refusal whyNot(Board board, Pick pick) {
    return pick.kind() == PickKind.SUPER_HERO
        ? Because.of(rule(), "superNotOffered")
        : Asking.super.whyNot(board, pick);
  }

  @Override
  public boolean isSecret() {
    return true;
  }
}
