package sixstones.games.united.setup;

import sixstones.engine.Bits;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.united.box.Box;
import sixstones.games.united.box.Hero;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.SharedMoves;
import sixstones.games.united.moves.UnitedMove;
import sixstones.games.united.moves.UnitedMove.Pick;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Member;
import sixstones.games.united.steps.Asking;
import sixstones.games.united.steps.Because;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.StepKind;

/** A Hero of the Support team. */
public record ChooseSupportHero() implements Asking {

  public static final StepKind KIND = new StepKind("support-hero", _ -> new ChooseSupportHero());

  @Override
  public String id() {
    return KIND.word();
  }

  @Override
  public int chooser(Board board) {
    return board.seatOf(Member.FIRST);
  }

  @Override
  public String rule() {
    return "U-SOLO-03";
  }

  @Override
  public Phrase prompt(Board board) {
    return Asking.prompt(id())
        .number("n", Bits.count(board.support().heroes()) + 1)
        .number("of", Preparation.SUPPORT_HEROES);
  }

  @Override
  public void moves(Board board, MoveList<UnitedMove> into) {
    for (var hero : Box.heroes()) {
      if (Preparation.mayPlay(board, hero) && !board.support().has(hero)) {
        into.add(SharedMoves.pick(PickKind.HERO, hero));
      }
    }
  }

  @Override
  public void answer(Play game, UnitedMove move) {
    if (move instanceof Pick(_, Hero hero)) Preparation.supportHero(game, hero);
  }

  @Override
  public Refusal whyNot(Board board, Pick pick) {
    if (!(pick.thing() instanceof Hero hero)) return Asking.super.whyNot(board, pick);
    return hero.id().equals(board.villain().id())
        ? Because.of("U-ANTIHERO-04", "isVillain")
        : Because.of("U-SOLO-03", "heroTaken");
  }
}
