package sixstones.games.united.setup;

import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
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
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.StepKind;

/** A player chooses the own Hero. */
public record ChooseHero(Member hero) implements Asking {

  public static final StepKind KIND =
      new StepKind("choose-hero", parts -> new ChooseHero(parts.hero("hero")));

  @Override
  public String id() {
    return KIND.word();
  }

  @Override
  public void parts(Parts to) {
    to.put("hero", hero);
  }

  @Override
  public int chooser(Board board) {
    return board.seatOf(hero);
  }

  @Override
  public String rule() {
    return "U-SETUP-16";
  }

  @Override
  public void moves(Board board, MoveList<UnitedMove> into) {
    for (var candidate : Box.heroes()) {
      if (Preparation.mayChoose(board, hero, candidate)) {
        into.add(SharedMoves.pick(PickKind.HERO, candidate));
      }
    }
  }

  @Override
  public void answer(Play game, UnitedMove move) {
    if (move instanceof Pick(_, Hero chosen)) Preparation.choose(game, hero, chosen);
  }

  @Override
  public Refusal whyNot(Board board, Pick pick) {
    if (!(pick.thing() instanceof Hero other)) return Asking.super.whyNot(board, pick);
    return other.id().equals(board.villain().id())
        ? Because.of("U-ANTIHERO-02", "isVillain")
        : Because.of("U-MODE-06", "heroTaken");
  }
}
