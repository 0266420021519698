package sixstones.games.united.setup;

import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.united.box.Box;
import sixstones.games.united.box.Hero;
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

/** A card of a Support Hero; so many are still to be chosen. */
public record ChooseSupportCard(Hero hero, int left) implements Asking {

  public static final StepKind KIND =
      new StepKind(
          "support-card",
          parts -> new ChooseSupportCard(Box.hero(parts.number("hero")), parts.number("left")));

  @Override
  public String id() {
    return KIND.word();
  }

  @Override
  public void parts(Parts to) {
    to.put("hero", hero.index()).put("left", left);
  }

  @Override
  public int chooser(Board board) {
    return board.seatOf(Member.FIRST);
  }

  @Override
  public String rule() {
    return "U-SOLO-04";
  }

  @Override
  public Phrase prompt(Board board) {
    return Asking.prompt(id())
        .name("hero", hero.key())
        .number("n", Preparation.SUPPORT_CARDS - left + 1)
        .number("of", Preparation.SUPPORT_CARDS);
  }

  @Override
  public void moves(Board board, MoveList<UnitedMove> into) {
    for (var card : hero.cards()) {
      if (card.special() != null && Preparation.chosen(board, card) < card.copies()) {
        into.add(SharedMoves.pick(PickKind.CARD, card));
      }
    }
  }

  @Override
  public void answer(Play game, UnitedMove move) {
    if (move instanceof Pick(_, HeroCard card)) Preparation.supportCard(game, this, card);
  }

  @Override
  public Refusal whyNot(Board board, Pick pick) {
    if (!(pick.thing() instanceof HeroCard card)) return Asking.super.whyNot(board, pick);
    if (!card.isOf(hero)) return Because.of("U-SOLO-04", "otherHero");
    return card.special() == null
        ? Because.of("U-SOLO-04", "supportCard")
        : Because.of("U-RULE-69", "noMoreCopies");
  }
}
