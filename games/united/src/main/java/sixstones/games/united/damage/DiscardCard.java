package sixstones.games.united.damage;

import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.united.box.HeroCard;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.SharedMoves;
import sixstones.games.united.moves.UnitedMove;
import sixstones.games.united.moves.UnitedMove.Pick;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Member;
import sixstones.games.united.steps.Asking;
import sixstones.games.united.steps.Because;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.StepKind;

/** A card of the hand goes under the deck, for damage or as a cost. */
public record DiscardCard(Member hero, int left, Loss why) implements Asking {

  public static final StepKind KIND =
      new StepKind(
          "discard",
          parts ->
              new DiscardCard(
                  parts.hero("hero"),
                  parts.number("left"),
                  parts.truth("damage") ? Loss.DAMAGE : Loss.COST));

  @Override
  public String id() {
    return KIND.word();
  }

  @Override
  public void parts(Parts to) {
    to.put("hero", hero).put("left", left).put("damage", why == Loss.DAMAGE);
  }

  @Override
  public int chooser(Board board) {
    return board.seatOf(hero);
  }

  @Override
  public String rule() {
    return why.rule();
  }

  @Override
  public void moves(Board board, MoveList<UnitedMove> into) {
    for (var card : board.team().hero(hero).cards()) {
      if (board.team().held(hero, card) > 0) {
        into.add(SharedMoves.pick(PickKind.CARD, card));
      }
    }
  }

  @Override
  public void answer(Play game, UnitedMove move) {
    if (!(move instanceof Pick(_, HeroCard card))) return;
    Damage.discard(game, hero, card, why);
    Damage.loseCards(game, hero, left - 1, why);
  }

  @Override
  public Phrase prompt(Board board) {
    return Asking.prompt(id()).number("count", left);
  }

  @Override
  public Refusal whyNot(Board board, Pick pick) {
    return pick.kind() == PickKind.CARD
        ? Because.of(rule(), "notInHand")
        : Asking.super.whyNot(board, pick);
  }

  /** That a single card is the last one is no secret. */
  @Override
  public boolean asksAnyway(Board board) {
    return board.team().handSize(hero) > 1;
  }
}
